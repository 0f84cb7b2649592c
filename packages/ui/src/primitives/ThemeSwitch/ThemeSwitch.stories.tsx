import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { ThemeSwitch, type ThemeSwitchProps } from './ThemeSwitch';

const meta = preview.meta({
  title: 'Primitives/ThemeSwitch',
  component: ThemeSwitch,
  args: { value: 'system', onChange: fn() } satisfies ThemeSwitchProps,
});

export const Default = meta.story({ tags: ['vrt'], globals: { theme: 'both' } });

export const Dark = meta.story({ args: { value: 'dark' }, globals: { theme: 'dark' } });

export const TestChoose = meta.story({
  name: 'Test: choosing by pointer and by arrow key',
  tags: ['!autodocs'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Dark' }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ theme: 'dark' });
    canvas.getByRole('radio', { name: 'Same as the system' }).focus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(args.onChange).toHaveBeenLastCalledWith({ theme: 'light' });
  },
});

import { expect, spyOn } from 'storybook/test';
import preview from '#.storybook/preview';
import { CopyButton, type CopyButtonProps } from './CopyButton';

const meta = preview.meta({
  title: 'Primitives/CopyButton',
  component: CopyButton,
  args: { name: 'Seed', value: '0f3a' } satisfies CopyButtonProps,
});

export const TestCopied = meta.story({
  name: 'Test: copies, and says so',
  tags: ['!autodocs'],
  play: async ({ args, canvas, userEvent }) => {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await userEvent.click(canvas.getByRole('button', { name: 'Copy Seed' }));
    await canvas.findByRole('button', { name: 'Seed copied' });
    await expect(write).toHaveBeenCalledWith(args.value);
  },
});

export const TestRefused = meta.story({
  name: 'Test: says that the browser refuses to copy',
  tags: ['!autodocs'],
  play: async ({ canvas, userEvent }) => {
    spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('Denied'));
    await userEvent.click(canvas.getByRole('button', { name: 'Copy Seed' }));
    await canvas.findByRole('button', { name: 'Your browser does not allow copying Seed' });
  },
});

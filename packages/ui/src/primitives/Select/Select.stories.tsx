import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { Select, type SelectProps } from './Select';

const meta = preview.meta({
  title: 'Primitives/Select',
  component: Select,
  args: {
    label: 'Track',
    value: 'all',
    options: [
      { value: 'all', label: 'All tracks' },
      { value: 'ashford-downs', label: 'Ashford Downs' },
      { value: 'kingsmere', label: 'Kingsmere' },
    ],
    onChange: fn(),
  } satisfies SelectProps,
  parameters: { maxInlineSize: 240 },
});

export const Default = meta.story({ tags: ['vrt'], globals: { theme: 'both' } });

export const Disabled = meta.story({ args: { disabled: true, hint: 'No tracks race today.' } });

export const TestPick = meta.story({
  name: 'Test: picking an option names its value',
  tags: ['!autodocs'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Track' }), 'Kingsmere');
    await expect(args.onChange).toHaveBeenCalledWith({ value: 'kingsmere' });
  },
});

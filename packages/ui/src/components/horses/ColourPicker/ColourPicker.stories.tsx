import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { ColourPicker, type ColourPickerProps } from './ColourPicker';

function Picking({ onChange, ...props }: ColourPickerProps) {
  const [value, setValue] = useState(props.value);
  return (
    <ColourPicker
      {...props}
      value={value}
      onChange={(detail) => {
        setValue(detail.colour);
        onChange(detail);
      }}
    />
  );
}

const meta = preview.meta({
  title: 'Components/Horses/ColourPicker',
  component: ColourPicker,
  args: { label: 'Body', value: 'royal blue', onChange: fn() } satisfies ColourPickerProps,
  render: (args) => <Picking {...args} />,
});

export const Default = meta.story({ tags: ['vrt'], globals: { theme: 'both' } });

/** The pattern has no second colour to choose. */
export const Disabled = meta.story({ args: { disabled: true } });

export const TestByName = meta.story({
  name: 'Test: every colour has its name, and the arrows go from one to the next',
  tags: ['!autodocs'],
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getAllByRole('radio')).toHaveLength(18);
    await expect(canvas.getByRole('radio', { name: 'royal blue' })).toBeChecked();
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await expect(args.onChange).toHaveBeenLastCalledWith({ colour: 'dark blue' });
    await expect(canvas.getByRole('radio', { name: 'dark blue' })).toBeChecked();
  },
});

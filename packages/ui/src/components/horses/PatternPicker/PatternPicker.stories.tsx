import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { silks } from '../../../fixtures/silks';
import { type BodyPattern, bodyPatterns } from '../Silks/design';
import { PatternPicker, type PatternPickerProps } from './PatternPicker';

function Picking({ onChange, ...props }: PatternPickerProps) {
  const [value, setValue] = useState(props.value);
  return (
    <PatternPicker
      {...props}
      value={value}
      onChange={(detail) => {
        setValue(detail.pattern);
        onChange(detail);
      }}
    />
  );
}

const meta = preview.meta({
  title: 'Components/Horses/PatternPicker',
  component: PatternPicker,
  args: {
    label: 'Body',
    patterns: bodyPatterns,
    value: 'hoops',
    onChange: fn(),
    designWith: (body) => ({ ...silks.silverBirch, body: body as BodyPattern }),
  } satisfies PatternPickerProps,
  render: (args) => <Picking {...args} />,
});

export const Default = meta.story({ tags: ['vrt'], globals: { theme: 'both' } });

export const TestByName = meta.story({
  name: 'Test: every pattern has its name, and the arrows go from one to the next',
  tags: ['!autodocs'],
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getAllByRole('radio')).toHaveLength(bodyPatterns.length);
    await expect(canvas.getByRole('radio', { name: 'hoops' })).toBeChecked();
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onChange).toHaveBeenLastCalledWith({ pattern: 'chevron' });
    await userEvent.click(canvas.getByText('stars'));
    await expect(args.onChange).toHaveBeenLastCalledWith({ pattern: 'stars' });
  },
});

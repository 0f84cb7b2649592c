import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { Controlled } from '../../fixtures/Controlled';
import { Stack } from '../Stack/Stack';
import { Slider, type SliderProps } from './Slider';

const meta = preview.meta({
  title: 'Primitives/Slider',
  component: Slider,
  args: {
    label: 'Highest price',
    value: 15_000,
    min: 0,
    max: 50_000,
    step: 500,
    format: (dollars) => `$${dollars.toLocaleString('en-GB')}`,
    onChange: fn(),
  } satisfies SliderProps,
  render: (args) => <Controlled {...args}>{(field) => <Slider {...args} {...field} />}</Controlled>,
  parameters: { maxInlineSize: 320 },
});

export const Default = meta.story();

/** Between two figures: each has a handle of its own. */
export const Range = meta.story({
  args: { label: 'Rating', value: [60, 90], min: 40, max: 120, step: 1, format: String },
});

export const Matrix = meta.story({
  tags: ['vrt', '!autodocs'],
  globals: { theme: 'both' },
  render: (args) => (
    <Stack>
      <Controlled {...args}>{(field) => <Slider {...args} {...field} />}</Controlled>
      <Slider {...args} value={0} />
      <Slider {...args} label="Price" value={[5_000, 50_000]} />
      <Slider {...args} disabled />
    </Stack>
  ),
});

export const TestKeys = meta.story({
  name: 'Test: the arrows move it by a step, and the figure is heard in words',
  tags: ['!autodocs'],
  play: async ({ args, canvas, userEvent }) => {
    const slider = canvas.getByRole('slider', { name: 'Highest price' });
    await expect(slider).toHaveAttribute('aria-valuetext', '$15,000');
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onChange).toHaveBeenLastCalledWith({ value: 15_500 });
    await expect(slider).toHaveAttribute('aria-valuetext', '$15,500');
  },
});

export const TestRange = Range.extend({
  name: 'Test: the two handles of a range are told apart',
  tags: ['!autodocs'],
  play: async ({ args, canvas, userEvent }) => {
    canvas.getByRole('slider', { name: 'Rating, highest' }).focus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(args.onChange).toHaveBeenLastCalledWith({ value: [60, 89] });
  },
});

export const TestInSight = meta.story({
  name: 'Test: the Tab key brings it into sight from below',
  tags: ['!autodocs'],
  render: (args) => (
    <div style={{ paddingBlock: '150vh' }}>
      <Slider {...args} />
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const { top, bottom } = canvas.getByText('Highest price').getBoundingClientRect();
    await expect(top).toBeGreaterThan(0);
    await expect(bottom).toBeLessThan(window.innerHeight);
  },
});

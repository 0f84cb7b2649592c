import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { EffectsSummary, type EffectsSummaryProps } from './EffectsSummary';

const meta = preview.meta({
  title: 'Components/Equipment/EffectsSummary',
  component: EffectsSummary,
  args: {
    effects: {
      speed: { before: 3, after: 3 },
      endurance: { before: 1, after: 1 },
      agility: { before: 2, after: 2 },
      control: { before: 0, after: 0 },
    },
    greatest: 8,
  } satisfies EffectsSummaryProps,
  parameters: { maxInlineSize: 360 },
});

export const Default = meta.story();

/** A horse that wears nothing. */
export const Nothing = meta.story({
  args: {
    effects: {
      speed: { before: 0, after: 0 },
      endurance: { before: 0, after: 0 },
      agility: { before: 0, after: 0 },
      control: { before: 0, after: 0 },
    },
  },
});

/** A piece is being looked at: what it would add, and what the piece in its place takes along. */
export const Change = meta.story({
  tags: ['vrt'],
  args: {
    effects: {
      speed: { before: 3, after: 6 },
      endurance: { before: 4, after: 1 },
      agility: { before: 2, after: 2 },
      control: { before: 0, after: 1 },
    },
  },
});

/** Apart from the light one: two on one page would be two landmarks of one name. */
export const ChangeDark = Change.extend({ globals: { theme: 'dark' } });

/** The bars fill from the reader's own side. */
export const RightToLeft = Change.extend({
  render: (args) => (
    <div dir="rtl">
      <EffectsSummary {...args} />
    </div>
  ),
});

/** The figures are on their way. */
export const Loading = meta.story({ tags: ['vrt'], args: { loading: true } });

export const TestChange = Change.extend({
  name: 'Test: a change is told with its sign',
  tags: ['!autodocs', '!vrt'],
  play: async ({ canvas }) => {
    const [speed, endurance, agility] = canvas.getAllByRole('listitem');
    await expect(speed).toHaveTextContent('Speed bonus+3→becomes+6(+3)');
    await expect(endurance).toHaveTextContent('(−3)');
    await expect(agility).toHaveTextContent('Agility bonus+2');
  },
});

import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { SeasonWeeks, type SeasonWeeksProps } from './SeasonWeeks';

const meta = preview.meta({
  title: 'Components/Championships/SeasonWeeks',
  component: SeasonWeeks,
  args: {
    label: 'Season 3',
    week: 5,
    parts: [
      { from: 1, to: 3, what: '10-5-3-2-1' },
      { from: 4, to: 6, what: '20-10-6-4-2' },
      { from: 7, to: 8, what: '30-15-9-6-3' },
      { from: 9, to: 10, what: '50-25-15-10-5' },
      { from: 11, to: 11, what: 'Finals' },
      { from: 12, to: 12, what: 'Season turns' },
    ],
  } satisfies SeasonWeeksProps,
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Now: week 5').closest('li')).toHaveTextContent('20-10-6-4-2');
  },
});

/** The week that has a part to itself. */
export const Finals = meta.story({
  args: { week: 11 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Now').closest('li')).toHaveTextContent('Finals');
  },
});

export const Matrix = meta.story({ tags: ['vrt', '!autodocs'], globals: { theme: 'both' } });

import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { RatingsTable, type RatingsTableProps } from './RatingsTable';

const rows = [
  ['Silver Comet', [80, 84, 83, 88, 91, 90, 92], '+12', '88%'],
  ['Iron Duchess', [76, 74, 71, 72, 70], '−6', '61%'],
  ['Morning Glory', [60, 60], '0', '94%'],
  ['Turf Legend', [70, 71, 69, 70, 71, 70, 72, 71, 70, 71, 70], '0', '–'],
] as const;

const meta = preview.meta({
  title: 'Components/Statistics/RatingsTable',
  component: RatingsTable,
  args: {
    caption: 'Ratings of your horses',
    rows: rows.map(([horse, ratings, change, condition]) => ({
      ...{ horseId: horse, horse, href: '?horse=1', ratings, change, condition },
      runs: `${ratings.length - 1}`,
    })),
  } satisfies RatingsTableProps,
});

export const Default = meta.story({ tags: ['vrt'], globals: { theme: 'both' } });

/** Each row becomes a card where there is no room for columns. */
export const OnPhone = meta.story({
  tags: ['vrt'],
  globals: { viewport: { value: 'phone', isRotated: false } },
});

export const LongName = meta.story({
  args: {
    rows: rows.map(([horse, ratings, change, condition]) => ({
      ...{ horseId: horse, href: '?horse=1', ratings, change, condition, runs: '12' },
      horse: `${horse} of Wetherbymoorsaltmarshp`,
    })),
  },
});

export const TestRow = meta.story({
  name: 'Test: a row tells where the rating came from and where it went, and leads to its horse',
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('row', { name: /Iron Duchess/ })).toHaveTextContent(
      'Iron Duchess47670−661%',
    );
    await expect(canvas.getByRole('link', { name: 'Iron Duchess' })).toHaveAttribute(
      'href',
      '?horse=1',
    );
  },
});

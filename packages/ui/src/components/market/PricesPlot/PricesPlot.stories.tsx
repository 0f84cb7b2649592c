import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { PricesPlot, type PricesPlotProps } from './PricesPlot';

const sold = Array.from({ length: 40 }, (_, index) => {
  const rating = 38 + ((index * 17) % 55);
  const price = 400 + rating * rating * (index % 3 === 0 ? 2 : 3) + ((index * 131) % 1_900);
  return {
    id: `${index}`,
    rating,
    age: index % 3 === 0 ? ('older' as const) : ('young' as const),
    price,
    text: `${rating} for $${price.toLocaleString('en')}`,
  };
});

const meta = preview.meta({
  title: 'Components/Market/PricesPlot',
  component: PricesPlot,
  args: {
    summary: '40 sales, between $4,000 and $26,000',
    sold,
    from: 'Rated 38',
    to: 'Rated 91',
  } satisfies PricesPlotProps,
  parameters: { maxInlineSize: 640 },
});

export const Default = meta.story();

/** The first sale there was. */
export const One = meta.story({ args: { sold: sold.slice(0, 1) } });

export const Matrix = meta.story({ tags: ['vrt', '!autodocs'], globals: { theme: 'both' } });

export const TestSpoken = meta.story({
  name: 'Test: those who hear the page are told the range; each dot says what it stands for',
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('img', { name: '40 sales, between $4,000 and $26,000' }),
    ).toBeVisible();
    await expect(canvas.getAllByTitle(/^\d+ for \$/)).toHaveLength(40);
    await expect(canvas.getByText('Three or younger')).toBeVisible();
  },
});

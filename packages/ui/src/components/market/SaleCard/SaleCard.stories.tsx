import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { forSale } from '../../../fixtures/market';
import { unbroken } from '../../../fixtures/names';
import { Grid } from '../../../primitives/Grid/Grid';
import { SaleCard, type SaleCardProps } from './SaleCard';
import { SaleCardSkeleton } from './SaleCardSkeleton';

const onBuy = fn<SaleCardProps['onBuy']>();

const meta = preview.meta({
  title: 'Components/Market/SaleCard',
  component: SaleCard,
  args: { ...forSale.nightingale, onBuy } satisfies SaleCardProps,
  render: (args) => (
    <div style={{ maxInlineSize: 340 }}>
      <SaleCard {...args} />
    </div>
  ),
});

/** Among the best of the ring: its rating is gold. */
export const Default = meta.story();

/** The purchase is on its way. */
export const Buying = meta.story({ args: { buying: true } });

/** Somebody was faster, or the horse is the player's own. */
export const Sold = meta.story({ tags: ['vrt'], args: { unavailableReason: 'Sold' } });

export const LongNames = meta.story({
  tags: ['vrt'],
  args: {
    name: unbroken,
    bloodline: { sire: unbroken, dam: unbroken },
    seller: { ...forSale.saltbox.seller, name: unbroken },
    price: '$12,400,000',
  },
  parameters: { maxInlineSize: 272 },
});

/** The sales ring is on its way. */
export const Loading = meta.story({ render: () => <SaleCardSkeleton /> });

/** The three colours of a rating: gold, green, blue. */
export const Matrix = meta.story({
  tags: ['vrt', '!autodocs'],
  globals: { theme: 'both' },
  render: () => (
    <Grid columnMin={288}>
      {Object.values(forSale).map((horse) => (
        <SaleCard key={horse.horseId} {...horse} onBuy={onBuy} />
      ))}
    </Grid>
  ),
});

export const TestBuys = meta.story({
  name: 'Test: Buy Now names the horse it buys',
  tags: ['!autodocs'],
  play: async ({ canvas, userEvent }) => {
    onBuy.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'Buy Now Nightingale Lane' }));
    await expect(onBuy).toHaveBeenCalledWith({ horseId: 's1' });
  },
});

export const TestSold = meta.story({
  name: 'Test: a sold horse can be looked at and not bought',
  tags: ['!autodocs'],
  args: { unavailableReason: 'Sold' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
    await expect(canvas.getByText('Sold')).toBeVisible();
    await expect(
      canvas.getByRole('link', { name: 'View Details of Nightingale Lane' }),
    ).toHaveAttribute('href', '/horses/s1');
  },
});

import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { forSale } from '../../../fixtures/market';
import { unbroken } from '../../../fixtures/names';
import { Grid } from '../../../primitives/Grid/Grid';
import { HorsePurchase, type HorsePurchaseProps, type PurchaseState } from './HorsePurchase';

const onConfirm = fn<() => void>();
const onCancel = fn<() => void>();
const { saltbox } = forSale;

const meta = preview.meta({
  title: 'Components/Market/HorsePurchase',
  component: HorsePurchase,
  args: {
    horse: saltbox.name,
    summary: '3-year-old Colt, rated 83',
    portrait: saltbox.portrait,
    silks: saltbox.seller.silks,
    seller: saltbox.seller.name,
    price: saltbox.price,
    left: '$8,801',
    terms: ['You can give it back within 24 hours, unraced.', 'It cannot be sold for seven days.'],
    progress: { state: 'ready' },
    onConfirm,
    onCancel,
  } satisfies HorsePurchaseProps,
});

export const Default = meta.story();

/** The purchase is on its way. */
export const Buying = meta.story({ args: { progress: { state: 'busy' } } });

/** The credits do not pay for it. */
export const TooFewCredits = meta.story({
  args: {
    left: null,
    progress: { state: 'barred', refusal: 'Your stable has too few credits for this.' },
  },
});

/** Somebody was faster. */
export const Refused = meta.story({
  args: { progress: { state: 'refused', refusal: 'This horse is not for sale any more.' } },
});

/** The horse has come. */
export const Bought = meta.story({
  args: { progress: { state: 'done', href: '/stable/my-horses' } },
});

export const LongNames = meta.story({
  tags: ['vrt'],
  args: { horse: unbroken, seller: unbroken, price: '$12,400,000', left: '$112,400,000' },
  parameters: { maxInlineSize: 272 },
});

const states: readonly PurchaseState[] = [
  { state: 'ready' },
  { state: 'barred', refusal: 'Your stable has too few credits for this.' },
  { state: 'refused', refusal: 'This horse is not for sale any more.' },
  { state: 'done', href: '/stable/my-horses' },
];

export const Matrix = meta.story({
  tags: ['vrt', '!autodocs'],
  globals: { theme: 'both' },
  render: (args) => (
    <Grid columnMin={320}>
      {states.map((progress) => (
        <HorsePurchase key={progress.state} {...args} progress={progress} />
      ))}
    </Grid>
  ),
});

export const TestConfirms = meta.story({
  name: 'Test: one press buys, another gives up',
  tags: ['!autodocs'],
  play: async ({ canvas, userEvent }) => {
    onConfirm.mockClear();
    onCancel.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'Confirm Purchase' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await expect(onConfirm).toHaveBeenCalledOnce();
    await expect(onCancel).toHaveBeenCalledOnce();
  },
});

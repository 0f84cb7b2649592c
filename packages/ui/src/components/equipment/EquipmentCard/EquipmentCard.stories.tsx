import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { equipment } from '../../../fixtures/equipment';
import { Grid } from '../../../primitives/Grid/Grid';
import { EquipmentCard, type EquipmentCardProps } from './EquipmentCard';
import { EquipmentCardSkeleton } from './EquipmentCardSkeleton';

const acts = {
  onBuy: fn<EquipmentCardProps['onBuy']>(),
  onAddToCart: fn<EquipmentCardProps['onAddToCart']>(),
};

const meta = preview.meta({
  title: 'Components/Equipment/EquipmentCard',
  component: EquipmentCard,
  args: { ...equipment.saddle, ...acts } satisfies EquipmentCardProps,
  parameters: { maxInlineSize: 1040 },
});

export const Default = meta.story();

/** It has been put aside already, and more of it may be. */
export const InCart = meta.story({ args: { inCart: 2 } });

/** The stable has some of it. */
export const Owned = meta.story({ args: { owned: 3, inCart: 2 } });

/** The purse does not hold the price. */
export const TooFewCredits = meta.story({ args: { refusal: 'You have too few credits' } });

/** The server looked again, and refused. */
export const Refused = meta.story({
  args: {
    purchase: {
      state: 'refused',
      refusal: 'A price has changed since you saw it. Look at the new one before you buy.',
    },
  },
});

/** It is bought, and lies where it can be put on a horse. */
export const Bought = meta.story({
  args: { owned: 1, purchase: { state: 'bought', href: '/stable/apply-equipment' } },
});

/** The purchase is on its way. */
export const Busy = meta.story({ args: { purchase: { state: 'busy' } } });

export const LongName = meta.story({
  tags: ['vrt'],
  globals: { viewport: { value: 'phone', isRotated: false } },
  args: {
    name: 'Wetherbymoorsaltmarshparkmontesereno2000guineasgallopsaddle1',
    effect: '+3 Speed, +1 Endurance',
  },
});

/** The shelf is on its way. */
export const Loading = meta.story({ tags: ['vrt'], render: () => <EquipmentCardSkeleton /> });

export const Matrix = meta.story({
  tags: ['vrt', '!autodocs'],
  globals: { theme: 'both' },
  render: () => (
    <Grid columnMin={280}>
      <EquipmentCard {...equipment.saddle} {...acts} refusal="You have too few credits" />
      <EquipmentCard {...equipment.plates} {...acts} owned={3} inCart={2} />
      <EquipmentCard {...equipment.whip} {...acts} purchase={{ state: 'busy' }} />
    </Grid>
  ),
});

export const TestBuys = meta.story({
  name: 'Test: buying and putting in the cart name the item',
  tags: ['!autodocs'],
  args: equipment.plates,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(
      canvas.getByRole('button', { name: 'Add to Cart Aluminium Racing Plates' }),
    );
    await expect(args.onAddToCart).toHaveBeenCalledWith({ itemId: 'e2' });
    await userEvent.click(canvas.getByRole('button', { name: 'Buy Now Aluminium Racing Plates' }));
    await expect(args.onBuy).toHaveBeenCalledWith({ itemId: 'e2' });
  },
});

export const TestTooFewCredits = meta.story({
  name: 'Test: what cannot be paid cannot be bought, and the card says why',
  tags: ['!autodocs'],
  args: { refusal: 'You have too few credits' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /Buy Now/ })).toBeDisabled();
    await expect(canvas.getByText('You have too few credits')).toBeVisible();
    await expect(canvas.getByRole('button', { name: /Add to Cart/ })).toBeEnabled();
  },
});

import preview from '#.storybook/preview';
import { game } from '../../storybook/game.ts';
import { pageStoryArgs, pageStoryMeta } from '../../storybook/pageStoryMeta.ts';
import { ada, ben } from '../../storybook/players.ts';
import { desktop, press, refused } from '../../storybook/refusals.ts';
import { shop } from '../../storybook/shop.ts';

const meta = preview.meta({
  ...pageStoryMeta,
  title: 'Pages/Shop Refusals',
  tags: ['!autodocs'],
  args: {
    ...pageStoryArgs,
    path: '/stable/buy-equipment',
    player: ada,
  },
});

const carrying = (cart: Record<string, number>) => ({
  game: {
    ...game,
    players: [
      { ...ada, cart, wallets: { credits: 1_000_000, wallet: 0, prizesTo: 'wallet' as const } },
      ben,
    ],
  },
});

/** A cart that is higher than the window. */
const everything = carrying(Object.fromEntries(shop.map(({ id }) => [id, 2])));

export const BuyNow = meta.story(
  refused('buy_equipment', carrying({ 'club-saddle': 1 }), (round) =>
    press('Buy Now Club Saddle', round),
  ),
);

/** Told at the piece: the cart may be far from there. */
export const AddToCart = meta.story(
  refused('set_cart_line', carrying({ 'carbon-whip': 1 }), (round) =>
    press('Add to Cart Club Saddle', round),
  ),
);

/** Told in the cart, whose lines stand far from the sum. */
export const ChangeLine = meta.story(
  refused('set_cart_line', everything, (round) => press('One Club Saddle more', round)),
);

export const ChangeLineAtDesk = ChangeLine.extend(desktop);

export const CheckOut = meta.story(
  refused('check_out_cart', everything, (round) => press('Checkout', round)),
);

export const CheckOutAtDesk = CheckOut.extend(desktop);

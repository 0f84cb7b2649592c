import type { ShopItem } from '@furlong/backend';
import { formatMoney, fromWallet, type Means } from '@furlong/game/rules';
import type { CartPanelProps } from '@furlong/ui';
import { walletPart } from '../../shared/format/walletPart.ts';

/** How many of one piece a cart takes: the database refuses more. */
export const mostOfOne = 12;

interface Cart extends Pick<CartPanelProps, 'lines' | 'total' | 'credits' | 'left' | 'fromWallet'> {
  /** Whole dollars: the check-out names what was shown. */
  sum: number;
  /** What of it the credits lack and the wallet has; null where both together lack it. */
  moved: number | null;
}

/** What lies in the cart, at the prices of now, and what it takes out of the wallet and leaves of the credits. */
export function toCart(shop: readonly ShopItem[], means: Means): Cart {
  const inCart = shop.filter((item) => item.inCart > 0);
  const sum = inCart.reduce((total, { inCart: quantity, price }) => total + quantity * price, 0);
  const moved = fromWallet(sum, means);
  return {
    sum,
    moved,
    total: formatMoney(sum),
    credits: formatMoney(means.credits),
    left: moved === null ? null : formatMoney(means.credits + moved - sum),
    ...walletPart(moved),
    lines: inCart.map(({ id, name, slot, inCart: quantity, price, cartPrice }) => ({
      itemId: id,
      name,
      slot,
      quantity,
      price: formatMoney(quantity * price),
      ...(cartPrice !== null && cartPrice !== price && { was: formatMoney(cartPrice) }),
    })),
  };
}

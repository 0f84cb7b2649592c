import type { ShopItem } from '@furlong/backend';
import { formatMoney } from '@furlong/game/rules';
import type { CartPanelProps } from '@furlong/ui';

/** How many of one piece a cart takes: the database refuses more. */
export const mostOfOne = 12;

interface Cart extends Pick<CartPanelProps, 'lines' | 'total' | 'credits' | 'left'> {
  /** Whole dollars: the check-out names what was shown. */
  sum: number;
}

/** What lies in the cart, at the prices of now, and what it leaves of the credits in whole dollars. */
export function toCart(shop: readonly ShopItem[], credits: number): Cart {
  const inCart = shop.filter((item) => item.inCart > 0);
  const sum = inCart.reduce((total, { inCart: quantity, price }) => total + quantity * price, 0);
  return {
    sum,
    total: formatMoney(sum),
    credits: formatMoney(credits),
    left: sum > credits ? null : formatMoney(credits - sum),
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

import type { ShopItem } from '@furlong/backend';
import type { Means } from '@furlong/game/rules';
import type { CartPanelProps, CartProgress } from '@furlong/ui';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { v4 as uuid } from 'uuid';
import { errorMessage } from '../../shared/api/errorMessage.ts';
import { useIdempotentMutation } from '../../shared/api/useIdempotentMutation.ts';
import { paths } from '../../shared/paths.ts';
import { usePlayer } from '../auth/index.ts';
import { type CartChange, cartMutation, checkOutMutation } from './mutations.ts';
import { mostOfOne, toCart } from './toCart.ts';

/** Why a piece was not put in the cart. */
export interface NotAdded {
  itemId: string;
  refusal: string;
}

/** The player's cart: what lies in it, how far buying it has come, and what can be done with it. */
export function useCart(shop: readonly ShopItem[], means: Means) {
  const { userId } = usePlayer();
  const { mutate, error, reset } = useMutation(cartMutation(userId));
  // Told where the piece stands: the cart may be far from there.
  const [notAdded, setNotAdded] = useState<NotAdded | null>(null);
  const { send, sent, refusal, forget } = useIdempotentMutation<
    { total: number; fromWallet: number },
    string[]
  >(checkOutMutation(userId));
  const [bought, setBought] = useState(false);
  const { sum, moved, ...cart } = toCart(shop, means);

  /** What was said of the last press hides nothing that is said of the next. */
  const startAnew = () => {
    setBought(false);
    setNotAdded(null);
    forget();
    reset();
  };
  const change = (input: CartChange) => {
    startAnew();
    mutate({ ...input, requestId: uuid() });
  };
  /** Puts one more in the cart; answers how many of it lie there then. */
  const add = ({ id: itemId, inCart }: ShopItem): number => {
    startAnew();
    if (inCart >= mostOfOne) {
      setNotAdded({ itemId, refusal: `A cart holds at most ${mostOfOne} of one piece.` });
      return inCart;
    }
    mutate(
      { itemId, quantity: inCart + 1, requestId: uuid() },
      { onError: (refused) => setNotAdded({ itemId, refusal: errorMessage(refused) }) },
    );
    return inCart + 1;
  };
  const checkOut = async () => {
    startAnew();
    if ((await send({ total: sum, fromWallet: moved ?? 0 })) === 'done') setBought(true);
  };

  const panel: CartPanelProps = {
    ...cart,
    most: mostOfOne,
    progress: progressOf(),
    onQuantity: change,
    onCheckout: () => void checkOut(),
  };
  return { panel, add, notAdded, forgetNotAdded: () => setNotAdded(null) };

  function progressOf(): CartProgress {
    if (sent !== null) return { state: 'busy' };
    if (bought && cart.lines.length === 0) return { state: 'done', href: paths.applyEquipment() };
    if (error !== null && notAdded === null)
      return { state: 'refused', refusal: errorMessage(error) };
    if (refusal !== null) return { state: 'refused', refusal: refusal.message };
    return { state: cart.left === null ? 'tooFewCredits' : 'ready' };
  }
}

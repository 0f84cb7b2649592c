import type { ShopItem } from '@furlong/backend';
import type { CartPanelProps, CartProgress } from '@furlong/ui';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { v4 as uuid } from 'uuid';
import { errorMessage } from '../../shared/api/errorMessage.ts';
import { useRequest } from '../../shared/api/useRequest.ts';
import { paths } from '../../shared/paths.ts';
import { usePlayer } from '../auth/index.ts';
import { type CartChange, cartMutation, checkOutMutation } from './mutations.ts';
import { mostOfOne, toCart } from './toCart.ts';

/** The player's cart: what lies in it, how far buying it has come, and what can be done with it. */
export function useCart(shop: readonly ShopItem[], credits: number) {
  const { userId } = usePlayer();
  const { mutate, error } = useMutation(cartMutation(userId));
  const { send, sent, refusal } = useRequest<{ total: number }, string[]>(checkOutMutation(userId));
  const [bought, setBought] = useState(false);
  const { sum, ...cart } = toCart(shop, credits);

  const change = (wish: CartChange) => {
    setBought(false);
    mutate({ ...wish, requestId: uuid() });
  };
  const checkOut = async () => {
    if ((await send({ total: sum })) === 'done') setBought(true);
  };

  const panel: CartPanelProps = {
    ...cart,
    most: mostOfOne,
    progress: progressOf(),
    onQuantity: change,
    onCheckout: () => void checkOut(),
  };
  return { panel, change };

  function progressOf(): CartProgress {
    if (sent !== null) return { state: 'busy' };
    if (bought && cart.lines.length === 0) return { state: 'done', href: paths.applyEquipment() };
    if (error !== null) return { state: 'refused', refusal: errorMessage(error) };
    if (refusal !== null) return { state: 'refused', refusal: refusal.message };
    return { state: cart.left === null ? 'tooFewCredits' : 'ready' };
  }
}

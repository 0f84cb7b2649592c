import type { Horse } from '@furlong/backend';
import { formatMoney, NO_RESALE, RETURN_WINDOW } from '@furlong/game/rules';
import { useQuery } from '@tanstack/react-query';
import { sayWhen } from '../../shared/format/time.ts';
import { useNow } from '../../shared/time/useNow.ts';
import { usePlayerId } from '../auth/index.ts';
import { horseSaleQuery } from './queries.ts';

/**
 * What an owner gives up who does for good what ends the time in which the house takes their horse back,
 * as a sentence; null where it does not take it back.
 * @param done what ends it, such as 'renamed'
 */
export function useGiveBack(
  { id, sellableFrom }: Pick<Horse, 'id' | 'sellableFrom'>,
  done: 'renamed' | 'retired',
): string | null {
  const now = useNow(60_000);
  // Only a horse that was bought within the window is asked about: a purchase bars its sale for a while.
  const fresh = sellableFrom !== null && sellableFrom > now + NO_RESALE - RETURN_WINDOW;
  const { data } = useQuery({ ...horseSaleQuery(id, usePlayerId()), enabled: fresh });
  if (!data?.giveBack) return null;
  const { until, price } = data.giveBack;
  return `The house takes it back for ${formatMoney(price)} until ${sayWhen(until, now)}, but not once it is ${done}.`;
}

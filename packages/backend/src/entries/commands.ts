import type { RunningStyle } from '@furlong/game/rules';
import type { Backend } from '../shared/createBackend.ts';
import { unwrap } from '../shared/unwrap.ts';
import { type AnsweredEntryRow, type Entry, toEntry } from './rows.ts';

/**
 * Enters one of the player's horses and pays the fee, of which at most `fromWallet` dollars may come out of
 * the wallet. `jockey` is the licence of the one asked for. `requestId` is a uuid made by the caller and
 * kept until a response has come: repeated with it, the entry is made once and returned again.
 * @throws GameError with the first reason against the entry, which then changed nothing
 */
export async function enterRace(
  backend: Backend,
  {
    raceId,
    horseId,
    requestId,
    fromWallet = 0,
    jockey = null,
  }: {
    raceId: string;
    horseId: string;
    requestId: string;
    fromWallet?: number;
    jockey?: number | null;
  },
): Promise<Entry> {
  const row = await unwrap(
    backend
      .rpc('enter_race', {
        p_race_id: raceId,
        p_horse_id: horseId,
        p_request_id: requestId,
        p_from_wallet: fromWallet,
        ...(jockey !== null && { p_jockey: jockey }),
      })
      .overrideTypes<AnsweredEntryRow, { merge: false }>(),
  );
  return toEntry(row);
}

/**
 * Takes an entry of the player's back while entries are open, and the fee with it. Repeated with the
 * same `requestId` it is done once, and answers the entry that it was.
 * @throws GameError with the reason for which the entry stands
 */
export async function withdrawEntry(
  backend: Backend,
  { raceId, horseId, requestId }: { raceId: string; horseId: string; requestId: string },
): Promise<Entry> {
  const row = await unwrap(
    backend
      .rpc('withdraw_entry', {
        p_race_id: raceId,
        p_horse_id: horseId,
        p_request_id: requestId,
      })
      .overrideTypes<AnsweredEntryRow, { merge: false }>(),
  );
  return toEntry(row);
}

/**
 * Tells the jockey of one of the player's runners how to ride, while entries are open. The horse's own
 * style takes back what was ordered before. Nobody else reads it before the field is final.
 * @throws GameError with the reason for which the orders stay as they are
 */
export async function giveOrders(
  backend: Backend,
  {
    raceId,
    horseId,
    style,
    requestId,
  }: { raceId: string; horseId: string; style: RunningStyle; requestId: string },
): Promise<void> {
  await unwrap(
    backend.rpc('give_orders', {
      p_race_id: raceId,
      p_horse_id: horseId,
      p_style: style,
      p_request_id: requestId,
    }),
  );
}

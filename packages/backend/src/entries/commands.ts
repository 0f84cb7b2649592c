import type { Backend } from '../shared/createBackend.ts';
import { unwrap } from '../shared/unwrap.ts';
import { type Entry, toEntry } from './rows.ts';

/**
 * Enters one of the player's horses and pays the fee. `requestId` is a uuid made by the caller and
 * kept until a response has come: repeated with it, the entry is made once and returned again.
 * @throws GameError with the first reason against the entry, which then changed nothing
 */
export async function enterRace(
  backend: Backend,
  { raceId, horseId, requestId }: { raceId: string; horseId: string; requestId: string },
): Promise<Entry> {
  const row = await unwrap(
    backend.rpc('enter_race', { p_race_id: raceId, p_horse_id: horseId, p_request_id: requestId }),
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
    backend.rpc('withdraw_entry', {
      p_race_id: raceId,
      p_horse_id: horseId,
      p_request_id: requestId,
    }),
  );
  return toEntry(row);
}

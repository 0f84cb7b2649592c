import { type AnsweredEntryRow, type Entry, toEntry } from '../entries/rows.ts';
import type { Backend } from '../shared/createBackend.ts';
import { unwrap } from '../shared/unwrap.ts';

/**
 * Takes the supplementary place of a final for one of the player's horses. The fee goes into the purse; at most
 * `fromWallet` dollars of it may come out of the wallet. `requestId` is a uuid made by the caller and kept until
 * a response has come: repeated with it, the entry is made once and returned again.
 * @throws GameError with the first reason against the entry, which then changed nothing
 */
export async function enterSupplementary(
  backend: Backend,
  {
    raceId,
    horseId,
    requestId,
    fromWallet = 0,
  }: { raceId: string; horseId: string; requestId: string; fromWallet?: number },
): Promise<Entry> {
  const row = await unwrap(
    backend
      .rpc('enter_supplementary', {
        p_race_id: raceId,
        p_horse_id: horseId,
        p_request_id: requestId,
        p_from_wallet: fromWallet,
      })
      .overrideTypes<AnsweredEntryRow, { merge: false }>(),
  );
  return toEntry(row);
}

import { type AnsweredEntryRow, type Entry, toEntry } from '../../entries/rows.ts';
import type { ServiceBackend } from '../../shared/createServiceBackend.ts';
import { formatTimestamp } from '../../shared/timestamps.ts';
import { unwrap } from '../../shared/unwrap.ts';

/** Declares a horse of any stable, under the rules of `enterRace`. */
export async function declareHorse(
  backend: ServiceBackend,
  { raceId, horseId, nonce, at }: { raceId: string; horseId: string; nonce: string; at: number },
): Promise<Entry> {
  const row = await unwrap(
    backend
      .rpc('declare_horse', {
        p_race_id: raceId,
        p_horse_id: horseId,
        p_nonce: nonce,
        p_at: formatTimestamp(at),
      })
      .overrideTypes<AnsweredEntryRow, { merge: false }>(),
  );
  return toEntry(row);
}

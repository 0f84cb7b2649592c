import type { Grade, Surface, TrackId, VoidReason } from '@furlong/game/rules';
import type { ListedRace } from '../races/rows.ts';
import type { Backend } from '../shared/createBackend.ts';
import type { Database } from '../shared/database.types.ts';
import { parseTimestamp } from '../shared/timestamps.ts';
import { unwrap } from '../shared/unwrap.ts';
import { type PageAfter, pageAfter } from './pageAfter.ts';

/** How an entry came to nothing: taken back, left out by the ballot, or its race called off. */
export type Ending = 'race_withdrawal' | 'balloted_out' | 'race_void';

/** An entry of the player's that came to nothing. Times are milliseconds since 1970. */
export interface EndedEntry
  extends Pick<ListedRace, 'trackId' | 'distance' | 'surface' | 'grade' | 'offAt' | 'entryFee'> {
  readonly id: string;
  readonly endedAt: number;
  readonly ending: Ending;
  /** Why the race was called off; null of one that was not. */
  readonly voidReason: VoidReason | null;
  readonly horseId: string;
  readonly horseName: string;
  readonly raceId: string;
  readonly raceName: string;
}

type EndedEntryRow = Database['public']['Functions']['my_ended_entries']['Returns'][number] & {
  ending: Ending;
  track_id: TrackId;
  surface: Surface;
  grade: Grade;
  void_reason: VoidReason | null;
};

/** The player's entries that came to nothing, the last first. */
export async function myEndedEntries(backend: Backend, page: PageAfter): Promise<EndedEntry[]> {
  const rows = await unwrap(
    backend
      .rpc('my_ended_entries', pageAfter(page))
      .overrideTypes<EndedEntryRow[], { merge: false }>(),
  );
  return rows.map((row) => ({
    id: row.id,
    endedAt: parseTimestamp(row.ended_at),
    ending: row.ending,
    voidReason: row.void_reason,
    horseId: row.horse_id,
    horseName: row.horse_name,
    raceId: row.race_id,
    raceName: row.race_name,
    trackId: row.track_id,
    distance: row.distance,
    surface: row.surface,
    grade: row.grade,
    offAt: parseTimestamp(row.off_at),
    entryFee: row.entry_fee,
  }));
}

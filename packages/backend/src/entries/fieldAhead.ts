import { parseTimestamp } from '../shared/timestamps.ts';
import type { Stable, StableRow } from '../stables/rows.ts';
import { coloursOf, type Entry, type EntryRow } from './rows.ts';

/** Who is in a race to come, by draw, and before that by time of entry. */
export interface FieldAhead {
  readonly raceId: string;
  readonly runners: readonly (Pick<Entry, 'horseId'> & Pick<Stable, 'silks'>)[];
}

export const fieldColumns =
  'id, runners:entries(horse_id, draw, entered_at, silks, stable:stables!inner(silks))';

export interface FieldAheadRow {
  id: string;
  runners: (Pick<EntryRow, 'horse_id' | 'draw' | 'entered_at' | 'silks'> & {
    stable: Pick<StableRow, 'silks'>;
  })[];
}

export function toFieldAhead({ id, runners }: FieldAheadRow): FieldAhead {
  const colours = coloursOf(runners);
  return {
    raceId: id,
    runners: runners
      .toSorted(
        (a, b) =>
          (a.draw ?? 0) - (b.draw ?? 0) ||
          parseTimestamp(a.entered_at) - parseTimestamp(b.entered_at),
      )
      .map(({ horse_id, stable }) => ({
        horseId: horse_id,
        silks: colours.get(horse_id) ?? stable.silks,
      })),
  };
}

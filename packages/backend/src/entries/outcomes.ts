import type { Horse, HorseRow } from '../horses/rows.ts';
import type { ListedRace, RaceRow } from '../races/rows.ts';
import { parseTimestamp } from '../shared/timestamps.ts';
import type { Stable } from '../stables/rows.ts';
import type { Entry, EntryRow } from './rows.ts';

/** Who won, in which colours and in what time. */
interface Winner extends Pick<Entry, 'timeMs'> {
  readonly horse: Pick<Horse, 'id' | 'name' | 'coat' | 'sex' | 'birthSeason'>;
  readonly stable: Pick<Stable, 'id' | 'name' | 'silks'>;
}

/** Who was second, and in what time. */
interface Second extends Pick<Entry, 'timeMs'> {
  readonly horseName: string;
}

/** A finished race as the list of results tells it; a dead heat has two winners. */
export interface RaceOutcome
  extends Pick<
    ListedRace,
    | 'id'
    | 'name'
    | 'trackId'
    | 'distance'
    | 'surface'
    | 'grade'
    | 'championship'
    | 'entriesCount'
    | 'offAt'
  > {
  readonly winners: readonly Winner[];
  /** Who was second; nobody after a dead heat for the win, two after one for second place. */
  readonly seconds: readonly Second[];
}

export const outcomeColumns =
  'id, name, track_id, distance, surface, grade, championship, entries_count, off_at, winners:entries!inner(time_ms, silks, horse:horses!inner(id, name, coat, sex, birth_season), stable:stables!inner(id, name, silks)), seconds:entries(time_ms, horse:horses!inner(name))';

export type OutcomeRow = Pick<
  RaceRow,
  | 'id'
  | 'name'
  | 'track_id'
  | 'distance'
  | 'surface'
  | 'grade'
  | 'championship'
  | 'entries_count'
  | 'off_at'
> & {
  winners: (Pick<EntryRow, 'time_ms' | 'silks'> &
    Pick<Winner, 'stable'> & {
      horse: Pick<HorseRow, 'id' | 'name' | 'coat' | 'sex' | 'birth_season'>;
    })[];
  seconds: (Pick<EntryRow, 'time_ms'> & { horse: Pick<HorseRow, 'name'> })[];
};

export function toOutcome(row: OutcomeRow): RaceOutcome {
  return {
    id: row.id,
    name: row.name,
    trackId: row.track_id,
    distance: row.distance,
    surface: row.surface,
    grade: row.grade,
    championship: row.championship,
    entriesCount: row.entries_count,
    offAt: parseTimestamp(row.off_at),
    winners: row.winners.map(({ time_ms, silks, horse: { birth_season, ...horse }, stable }) => ({
      timeMs: time_ms,
      horse: { ...horse, birthSeason: birth_season },
      stable: { ...stable, silks: silks ?? stable.silks },
    })),
    seconds: row.seconds.map(({ time_ms, horse }) => ({ timeMs: time_ms, horseName: horse.name })),
  };
}

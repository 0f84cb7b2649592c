import type { Grade, Sex, Surface, TrackId } from '@furlong/game/rules';
import type { Horse } from '../horses/rows.ts';
import { type ListedRace, type ListedRaceRow, listedColumns, toListedRace } from '../races/rows.ts';
import type { Backend } from '../shared/createBackend.ts';
import type { Database } from '../shared/database.types.ts';
import { parseTimestamp } from '../shared/timestamps.ts';
import { unwrap } from '../shared/unwrap.ts';
import { type EntryPage, pageOf } from './page.ts';
import type { Entry } from './rows.ts';

/** One that ran in a race, with what ratings are made from. */
export interface Finisher {
  readonly horseId: string;
  readonly name: string;
  readonly sex: Sex;
  readonly birthSeason: number;
  /** Pounds. */
  readonly weight: number;
  /** At the off. */
  readonly rating: number;
  readonly place: number;
  readonly timeMs: number;
}

/** A race that a horse has run. Times are milliseconds since 1970. */
export interface HorseRun
  extends Pick<ListedRace, 'trackId' | 'distance' | 'surface' | 'going' | 'grade' | 'offAt'> {
  /** Of the entry. */
  readonly id: string;
  readonly enteredAt: number;
  readonly raceId: string;
  readonly raceName: string;
  /** House horses keep their rating. */
  readonly isHouse: boolean;
  readonly draw: number;
  /** Pounds. */
  readonly weight: number;
  readonly place: number;
  readonly timeMs: number;
  /** Whole dollars. */
  readonly prize: number;
  readonly ratingBefore: number;
  readonly ratingAfter: number;
  /** Three, if there were more. */
  readonly runsBefore: number;
  /** Pounds its rating had come down in the four weeks before, all its falls added. */
  readonly lostInFourWeeks: number;
  /** The licence of who rode it; null where that was not noted. */
  readonly jockey: number | null;
  /** In finishing order. */
  readonly field: readonly Finisher[];
}

type HorseRunRow = Omit<
  Database['public']['Functions']['horse_runs']['Returns'][number],
  'jockey'
> & {
  jockey: number | null;
  track_id: TrackId;
  surface: Surface;
  grade: Grade;
  field: {
    horse_id: string;
    name: string;
    sex: Sex;
    birth_season: number;
    weight: number;
    rating: number;
    place: number;
    time_ms: number;
  }[];
};

/** The races that a horse has run, the newest first; none that is not settled. */
export async function horseRuns(
  backend: Backend,
  { horseId, ...page }: EntryPage & { horseId: string },
): Promise<HorseRun[]> {
  const rows = await unwrap(
    backend
      .rpc('horse_runs', { p_horse_id: horseId, ...pageOf(page) })
      .overrideTypes<HorseRunRow[], { merge: false }>(),
  );
  return rows.map(toHorseRun);
}

function toHorseRun(row: HorseRunRow): HorseRun {
  return {
    id: row.id,
    enteredAt: parseTimestamp(row.entered_at),
    raceId: row.race_id,
    raceName: row.race_name,
    trackId: row.track_id,
    distance: row.distance,
    surface: row.surface,
    going: row.going,
    grade: row.grade,
    offAt: parseTimestamp(row.off_at),
    isHouse: row.is_house,
    draw: row.draw,
    weight: row.weight,
    place: row.place,
    timeMs: row.time_ms,
    prize: row.prize,
    ratingBefore: row.rating_before,
    ratingAfter: row.rating_after,
    runsBefore: row.runs_before,
    lostInFourWeeks: row.lost_in_four_weeks,
    jockey: row.jockey,
    field: row.field.map(({ horse_id, birth_season, time_ms, ...finisher }) => ({
      ...finisher,
      horseId: horse_id,
      birthSeason: birth_season,
      timeMs: time_ms,
    })),
  };
}

/** An entry for a race that is not settled. */
export interface EntryAhead extends Pick<Entry, 'id' | 'horseId'> {
  readonly race: ListedRace;
  readonly horse: Pick<Horse, 'name'>;
}

type EntryAheadRow = { id: string; horse_id: string; race: ListedRaceRow; horse: { name: string } };

/** The entries of a horse, or of a stable, for races not yet settled, the next first. */
export async function entriesAhead(
  backend: Backend,
  of: { horseId: string } | { stableId: string },
): Promise<EntryAhead[]> {
  const rows = await unwrap(
    backend
      .rpc(
        'entries_ahead',
        'horseId' in of ? { p_horse_id: of.horseId } : { p_stable_id: of.stableId },
      )
      .select(`id, horse_id, race:races!inner(${listedColumns}), horse:horses!inner(name)`)
      .overrideTypes<EntryAheadRow[], { merge: false }>(),
  );
  const entries = rows.map(({ id, horse_id, race, horse }) => ({
    id,
    horseId: horse_id,
    race: toListedRace(race),
    horse,
  }));
  // What is embedded is joined, which keeps no order.
  return entries.sort((a, b) => a.race.offAt - b.race.offAt || a.id.localeCompare(b.id));
}

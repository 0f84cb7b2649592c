import type { Grade, Silks, Specialty, Surface, TrackId } from '@furlong/game/rules';
import type { Database } from '../shared/database.types.ts';
import { parseTimestamp } from '../shared/timestamps.ts';
import type { RunCount } from '../statistics/rows.ts';

/** What a jockey's rides come to. */
export type RideCount = Omit<RunCount, 'key'>;

/** A jockey beside the others. */
export interface JockeyStanding extends RideCount {
  readonly licence: number;
  /** The places of the last six rides, the newest last. */
  readonly form: readonly number[];
}

/** All that a jockey has done, and by what it is told apart; what has no rides is left out. */
export interface JockeyRecord {
  /** Null before the first ride. */
  readonly all: RideCount | null;
  readonly seasons: readonly (RideCount & { readonly season: number })[];
  readonly tracks: readonly (RideCount & { readonly trackId: TrackId })[];
  readonly distances: readonly (RideCount & { readonly specialty: Specialty })[];
}

/** A day of a jockey's, such as '2026-11-27' (UTC). */
export interface JockeyDay {
  readonly day: string;
  readonly rides: number;
  readonly wins: number;
}

/** A horse with its race, and whose colours it carries. */
interface Mounted {
  /** Of the entry. */
  readonly id: string;
  readonly raceId: string;
  readonly raceName: string;
  readonly trackId: TrackId;
  /** Metres. */
  readonly distance: number;
  readonly surface: Surface;
  readonly grade: Grade;
  /** Milliseconds since 1970. */
  readonly offAt: number;
  readonly horseId: string;
  readonly horseName: string;
  readonly stableId: string;
  readonly stableName: string;
  readonly silks: Silks;
}

/** A ride that is over. */
export interface JockeyRide extends Mounted {
  readonly place: number;
  /** How many ran. */
  readonly runners: number;
  /** Whole dollars. */
  readonly prize: number;
  /** Of winning in the morning line, in hundredths of a percent; null in a race without one. */
  readonly winChance: number | null;
}

/** A ride ahead: booked once the field is frozen, before that asked for. */
export interface RideAhead extends Mounted {
  readonly booked: boolean;
}

type Functions = Database['public']['Functions'];
type CountRow = Pick<
  Functions['jockey_table']['Returns'][number],
  'rides' | 'wins' | 'places' | 'earnings' | 'lined_rides' | 'lined_wins' | 'expected'
>;
type MountedRow = Omit<
  Functions['jockey_ahead']['Returns'][number],
  'booked' | 'silks' | 'track_id' | 'surface' | 'grade'
> & { silks: Silks; track_id: TrackId; surface: Surface; grade: Grade };

export type StandingRow = Functions['jockey_table']['Returns'][number];
export type RecordRow = CountRow & {
  season: number | null;
  track_id: TrackId | null;
  specialty: Specialty | null;
};
export type RideRow = MountedRow & {
  place: number;
  runners: number;
  prize: number;
  win_chance: number | null;
};
export type AheadRow = MountedRow & { booked: boolean };

function toCount(row: CountRow): RideCount {
  return {
    runs: row.rides,
    wins: row.wins,
    places: row.places,
    earnings: row.earnings,
    linedRuns: row.lined_rides,
    linedWins: row.lined_wins,
    expectedWins: row.expected / 10_000,
  };
}

export function toStanding(row: StandingRow): JockeyStanding {
  return { licence: row.jockey, form: row.form, ...toCount(row) };
}

export function toRecord(rows: readonly RecordRow[]): JockeyRecord {
  const all = rows.find(
    ({ season, track_id, specialty }) => season === null && track_id === null && specialty === null,
  );
  return {
    all: all === undefined ? null : toCount(all),
    seasons: rows.flatMap((row) =>
      row.season === null ? [] : { season: row.season, ...toCount(row) },
    ),
    tracks: rows.flatMap((row) =>
      row.track_id === null ? [] : { trackId: row.track_id, ...toCount(row) },
    ),
    distances: rows.flatMap((row) =>
      row.specialty === null ? [] : { specialty: row.specialty, ...toCount(row) },
    ),
  };
}

function toMounted(row: MountedRow): Mounted {
  return {
    id: row.id,
    raceId: row.race_id,
    raceName: row.race_name,
    trackId: row.track_id,
    distance: row.distance,
    surface: row.surface,
    grade: row.grade,
    offAt: parseTimestamp(row.off_at),
    horseId: row.horse_id,
    horseName: row.horse_name,
    stableId: row.stable_id,
    stableName: row.stable_name,
    silks: row.silks,
  };
}

export function toRide(row: RideRow): JockeyRide {
  const { place, runners, prize, win_chance: winChance } = row;
  return { ...toMounted(row), place, runners, prize, winChance };
}

export function toRideAhead(row: AheadRow): RideAhead {
  return { ...toMounted(row), booked: row.booked };
}

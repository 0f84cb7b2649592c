import type {
  AgeClass,
  AskedRace,
  RequestGrade,
  Sex,
  Silks,
  Surface,
  TrackId,
} from '@furlong/game/rules';
import type { Database } from '../shared/database.types.ts';
import { parseTimestamp, parseTimestampOrNull } from '../shared/timestamps.ts';

/**
 * `open`: horses may join. `full`: the off is fixed, and its race is about to be opened. `opened`: it is a race.
 * `expired`: it did not fill in time. `withdrawn`: all have left it.
 */
export type RequestState = 'open' | 'full' | 'opened' | 'expired' | 'withdrawn';

/** A race that an owner asked for. Times are milliseconds since 1970. */
export interface RaceRequest extends AskedRace {
  readonly id: string;
  /** Who asked. */
  readonly stableId: string;
  readonly askedAt: number;
  readonly state: RequestState;
  /** Null until it is full. */
  readonly offAt: number | null;
  /** Null until it is a race. */
  readonly raceId: string | null;
  /** What the club is called whose members alone may join; null where all may. */
  readonly club: string | null;
}

/** A horse in a request. */
export interface RequestEntry {
  readonly horseId: string;
  readonly horseName: string;
  readonly stableId: string;
  readonly stableName: string;
  readonly silks: Silks;
  /** Pounds. */
  readonly rating: number;
  readonly joinedAt: number;
}

/** A request with the horses in it, the first that joined before the others. */
export interface RequestWithEntries {
  readonly request: RaceRequest;
  readonly stableName: string;
  readonly entries: readonly RequestEntry[];
}

type Tables = Database['public']['Tables'];

type RaceRequestRow = Tables['race_requests']['Row'] & {
  track_id: TrackId;
  surface: Surface;
  grade: RequestGrade;
  age_class: AgeClass;
  sex: Sex | null;
  state: RequestState;
};

/** A request with its stable and its horses, as the API embeds them. */
export const requestColumns =
  '*, stable:stables!race_requests_stable_id_fkey(name), entries:race_request_entries(horse_id, joined_at, horse:horses!inner(name, rating), stable:stables!inner(id, name, silks))';

export type RequestWithEntriesRow = RaceRequestRow & {
  stable: { name: string };
  entries: {
    horse_id: string;
    joined_at: string;
    horse: { name: string; rating: number };
    stable: { id: string; name: string; silks: Silks };
  }[];
};

const toRaceRequest = (row: RaceRequestRow): RaceRequest => ({
  id: row.id,
  stableId: row.stable_id,
  trackId: row.track_id,
  distance: row.distance,
  surface: row.surface,
  grade: row.grade,
  ageClass: row.age_class,
  sex: row.sex,
  entryFee: row.entry_fee,
  runners: row.runners,
  earliestOff: parseTimestamp(row.earliest_off),
  latestOff: parseTimestamp(row.latest_off),
  askedAt: parseTimestamp(row.asked_at),
  state: row.state,
  offAt: parseTimestampOrNull(row.off_at),
  raceId: row.race_id,
  club: row.club_name,
});

export const toRequestWithEntries = ({
  stable,
  entries,
  ...row
}: RequestWithEntriesRow): RequestWithEntries => ({
  request: toRaceRequest(row),
  stableName: stable.name,
  entries: entries
    .map((entry) => ({
      horseId: entry.horse_id,
      horseName: entry.horse.name,
      stableId: entry.stable.id,
      stableName: entry.stable.name,
      silks: entry.stable.silks,
      rating: entry.horse.rating,
      joinedAt: parseTimestamp(entry.joined_at),
    }))
    .toSorted((a, b) => a.joinedAt - b.joinedAt || (a.horseId < b.horseId ? -1 : 1)),
});

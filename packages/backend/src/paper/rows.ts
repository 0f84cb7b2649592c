import type { Grade, ProgrammeId, Sex, Silks, Specialty } from '@furlong/game/rules';
import { type Activity, type OwnActivityRow, toOwnActivity } from '../activities/rows.ts';
import type { Horse } from '../horses/rows.ts';
import type { StatementKind } from '../money/rows.ts';
import { parseTimestamp } from '../shared/timestamps.ts';

/** Where and what a race is. */
interface Told {
  readonly id: string;
  readonly name: string;
  readonly trackId: string;
  readonly grade: Grade;
  /** Metres. */
  readonly distance: number;
  readonly surface: string;
  /** How many run, or are entered. */
  readonly runners: number;
  /** Whole dollars. */
  readonly purse: number;
  /** Milliseconds since 1970. */
  readonly offAt: number;
}

export type RaceToWatch = Told;

/** A race that was run, with its winner. */
export interface PaperRace extends Told {
  readonly timeMs: number;
  readonly winner: {
    readonly id: string;
    readonly name: string;
    readonly coat: Horse['coat'];
    readonly sex: Sex;
    readonly birthSeason: number;
    readonly stableId: string;
    readonly stableName: string;
    readonly silks: Silks;
    /** What the morning line gave it, in hundredths of a percent; null without one. */
    readonly winChance: number | null;
  };
  /** Who came next; null where one ran alone. */
  readonly second: string | null;
}

/** What the racing of a day had to tell. */
export interface PaperDay {
  /** '2026-11-28', by UTC. */
  readonly day: string;
  readonly races: number;
  readonly runners: number;
  /** The race with the greatest purse. */
  readonly big: PaperRace;
  /** The winner that the morning line gave the least; null where no race had a line. */
  readonly surprise: PaperRace | null;
  /** What was decided by the least, and by how much, ms. */
  readonly close: { readonly race: PaperRace; readonly ms: number } | null;
  /** The course records that fell. */
  readonly records: readonly PaperRace[];
}

/** A run of the player's own. */
export interface PaperRun extends Omit<Told, 'id' | 'name' | 'purse' | 'offAt'> {
  readonly id: string;
  /** When it was official, ms since 1970. */
  readonly at: number;
  readonly horse: { readonly id: string; readonly name: string };
  readonly race: { readonly id: string; readonly name: string };
  readonly place: number;
  readonly prize: number;
  readonly ratingBefore: number;
  readonly ratingAfter: number;
}

/** What the player's stable did in a time. */
export interface MyPaper {
  /** Milliseconds since 1970. */
  readonly from: number;
  readonly to: number;
  /** The last first, thirty at most. */
  readonly runs: readonly PaperRun[];
  /** Whether there was more than is told. */
  readonly more: boolean;
  readonly sessions: readonly {
    readonly horse: { readonly id: string; readonly name: string };
    readonly programme: ProgrammeId;
    readonly sessions: number;
  }[];
  /** What else happened to it, the last first. */
  readonly news: readonly Activity[];
  /** By kind, of whole days (UTC). */
  readonly money: readonly { readonly kind: StatementKind; readonly amount: number }[];
  /** The horses that are a year older since a season began. */
  readonly birthdays: readonly {
    readonly id: string;
    readonly name: string;
    readonly sex: Sex;
    readonly birthSeason: number;
    readonly specialty: Specialty;
  }[];
}

interface ToldRow {
  id: string;
  name: string;
  track_id: string;
  grade: Grade;
  distance: number;
  surface: string;
  runners: number;
  purse: number;
  off_at: string;
}

export type RaceToWatchRow = ToldRow;

interface PaperRaceRow extends ToldRow {
  horse_id: string;
  horse_name: string;
  coat: Horse['coat'];
  sex: Sex;
  birth_season: number;
  stable_id: string;
  stable_name: string;
  silks: Silks;
  time_ms: number;
  win_chance: number | null;
  second: string | null;
}

export interface PaperDayRow {
  day: string;
  races: number;
  runners: number;
  big: PaperRaceRow;
  surprise: PaperRaceRow | null;
  close: PaperRaceRow | null;
  close_ms: number | null;
  records: PaperRaceRow[];
}

export interface MyPaperRow {
  from_at: string;
  to_at: string;
  runs: {
    id: string;
    at: string;
    horse_id: string;
    horse_name: string;
    race_id: string;
    race_name: string;
    track_id: string;
    distance: number;
    surface: string;
    grade: Grade;
    runners: number;
    place: number;
    prize: number;
    rating_before: number;
    rating_after: number;
  }[];
  more: boolean;
  sessions: { horse_id: string; horse_name: string; programme: ProgrammeId; sessions: number }[];
  news: OwnActivityRow[];
  money: { kind: StatementKind; amount: number }[];
  birthdays: { id: string; name: string; sex: Sex; birth_season: number; specialty: Specialty }[];
}

export const toRaceToWatch = ({ track_id, off_at, ...row }: ToldRow): RaceToWatch => ({
  ...row,
  trackId: track_id,
  offAt: parseTimestamp(off_at),
});

function toPaperRace(row: PaperRaceRow): PaperRace {
  const { horse_id, horse_name, coat, sex, birth_season, stable_id, stable_name, silks } = row;
  const { id, name, track_id, grade, distance, surface, runners, purse, off_at } = row;
  return {
    ...toRaceToWatch({
      ...{ id, name, track_id, grade, distance, surface, runners, purse, off_at },
    }),
    timeMs: row.time_ms,
    winner: {
      ...{ id: horse_id, name: horse_name, coat, sex, birthSeason: birth_season },
      ...{ stableId: stable_id, stableName: stable_name, silks, winChance: row.win_chance },
    },
    second: row.second,
  };
}

export const toPaperDay = (row: PaperDayRow): PaperDay => ({
  ...{ day: row.day, races: row.races, runners: row.runners, big: toPaperRace(row.big) },
  surprise: row.surprise && toPaperRace(row.surprise),
  close:
    row.close === null || row.close_ms === null
      ? null
      : { race: toPaperRace(row.close), ms: row.close_ms },
  records: row.records.map(toPaperRace),
});

export const toMyPaper = (row: MyPaperRow): MyPaper => ({
  ...{ from: parseTimestamp(row.from_at), to: parseTimestamp(row.to_at), more: row.more },
  runs: row.runs.map((run) => ({
    ...{ id: run.id, at: parseTimestamp(run.at), trackId: run.track_id, grade: run.grade },
    ...{ distance: run.distance, surface: run.surface, runners: run.runners },
    horse: { id: run.horse_id, name: run.horse_name },
    race: { id: run.race_id, name: run.race_name },
    ...{ place: run.place, prize: run.prize },
    ...{ ratingBefore: run.rating_before, ratingAfter: run.rating_after },
  })),
  sessions: row.sessions.map(({ horse_id, horse_name, ...session }) => ({
    ...session,
    horse: { id: horse_id, name: horse_name },
  })),
  news: row.news.map(toOwnActivity),
  money: row.money,
  birthdays: row.birthdays.map(({ birth_season, ...horse }) => ({
    ...horse,
    birthSeason: birth_season,
  })),
});

import {
  type ChampionshipRace,
  championshipProgramme,
  DAY,
  HOUR,
  MINUTE,
  type PlannedRace,
  programme,
  seasonAt,
  startOf,
} from '@furlong/game/rules';
import { longestRace } from '../raceday/resultOf.ts';

/** 18 races a day. */
const everyMinutes = 80;

/** A shorter history has no season before it. */
const LEAST_DAYS = 5;

/** The last qualifiers are those of the weekend before the finals, of which each has its week. */
const QUALIFIERS_WEEK = 10;
const WEEKEND = 5 * DAY;
const FINALS_OVER = 12;

export type PastRace = PlannedRace | ChampionshipRace;

/** What a new game has behind it. All times in ms since 1970. */
export interface HistoryPlan {
  /** When its stables and horses are registered. */
  readonly beginsAt: number;
  /** When its last days begin: until then, from the season before on, no race is run. */
  readonly resumesAt: number;
  /** The season that it leads to: its horses are of an age for that one. */
  readonly season: number;
  /** The first off first. */
  readonly races: readonly PastRace[];
}

/**
 * The races of the `days` before `to`. A history of five days or more begins in the season before, with its
 * last qualifiers and its finals on their own dates, in the place of as many of the oldest races.
 */
export function planHistory({ days, to }: { days: number; to: number }): HistoryPlan {
  const season = seasonAt(to);
  const finale = days < LEAST_DAYS || season < 1 ? [] : finaleOf(season - 1);
  const from = to - days * DAY + finale.length * everyMinutes * MINUTE;
  // Entries of the first race can only open once the horses are registered.
  const recent = { from: from + MINUTE, to: to - longestRace };
  const races = [
    ...finale,
    ...[
      ...programme({ ...recent, everyMinutes, seed: null }),
      ...championshipProgramme(recent),
    ].sort((a, b) => a.offAt - b.offAt),
  ];
  const [first] = finale;
  return { beginsAt: first ? first.offAt - HOUR : from, resumesAt: from, season, races };
}

/** The last qualifiers of a season, two a division, its finals and their consolations. */
function finaleOf(season: number): ChampionshipRace[] {
  return championshipProgramme({
    from: startOf(season, QUALIFIERS_WEEK) + WEEKEND,
    to: startOf(season, FINALS_OVER),
  });
}

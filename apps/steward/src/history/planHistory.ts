import {
  type ChampionshipRace,
  championshipProgramme,
  DAY,
  divisions,
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

/** Two a division: so many have horses in every table. */
const STANDINGS = 2 * divisions.length;

export type PastRace = PlannedRace | ChampionshipRace;

/** What a new game has behind it. All times in ms since 1970. */
export interface HistoryPlan {
  /** When its stables and horses are registered. */
  readonly beginsAt: number;
  /** When its last days begin: before them, from the season before on, only championships are run. */
  readonly resumesAt: number;
  /** The season that it leads to: its horses are of an age for that one. */
  readonly season: number;
  /** The first off first. */
  readonly races: readonly PastRace[];
}

/**
 * The races of the `days` before `to`. A history of five days or more begins in the season before, with its
 * last qualifiers and its finals on their own dates, and goes on with the last qualifiers before its days, in
 * the place of as many of the oldest races.
 */
export function planHistory({ days, to }: { days: number; to: number }): HistoryPlan {
  const season = seasonAt(to);
  const isShort = days < LEAST_DAYS || season < 1;
  const finale = isShort ? [] : finaleOf(season - 1);
  const resumesAfter = (before: number) => to - days * DAY + before * everyMinutes * MINUTE;
  const most = isShort ? 0 : STANDINGS;
  const { length } = lastQualifiers(season, resumesAfter(finale.length), most);
  const from = resumesAfter(finale.length + length);
  // Entries of the first race can only open once the horses are registered.
  const recent = { from: from + MINUTE, to: to - longestRace };
  const races = [
    ...finale,
    ...lastQualifiers(season, from, length),
    ...[
      ...programme({ ...recent, everyMinutes, seed: null }),
      ...championshipProgramme(recent),
    ].sort((a, b) => a.offAt - b.offAt),
  ];
  const [first] = finale;
  return { beginsAt: first ? first.offAt - HOUR : from, resumesAt: from, season, races };
}

/** The last qualifiers of a season that are off before a time, at most so many; the first off first. */
function lastQualifiers(season: number, before: number, most: number): ChampionshipRace[] {
  const from = startOf(season, 1);
  if (before <= from) return [];
  const qualifiers = championshipProgramme({ from, to: before }).filter(
    ({ championship }) => championship.kind === 'qualifier',
  );
  return qualifiers.slice(Math.max(0, qualifiers.length - most));
}

/** The last qualifiers of a season, two a division, its finals and their consolations. */
function finaleOf(season: number): ChampionshipRace[] {
  return championshipProgramme({
    from: startOf(season, QUALIFIERS_WEEK) + WEEKEND,
    to: startOf(season, FINALS_OVER),
  });
}

import type { RaceTerms } from './race.ts';

/**
 * So many horses may be entered for each place of a race: whoever is let in has at least an even chance
 * of a run, and no crowd ties up more horses than that for a ballot.
 */
const ENTRIES_A_PLACE = 2;

/** How many are entered for a race, and how many of them are the house's. */
export interface Entered extends Pick<RaceTerms, 'maxEntries'> {
  readonly entriesCount: number;
  readonly houseCount: number;
}

/** True if the race takes no more of the players' horses, though not all that are entered can run. */
export function isFull({ entriesCount, houseCount, maxEntries }: Entered): boolean {
  return entriesCount - houseCount >= ENTRIES_A_PLACE * maxEntries;
}

/** What would come of a race's entries if they closed now. */
export interface Standing {
  /** Without the house's horses that would make way. */
  readonly entered: number;
  readonly runners: number;
  /** True if lots would decide who runs. */
  readonly balloted: boolean;
}

/** The house only fills places that are empty: beyond them its horses make way, and take no part in a ballot. */
export function standingOf({ entriesCount, houseCount, maxEntries }: Entered): Standing {
  const players = entriesCount - houseCount;
  const runners = Math.min(entriesCount, maxEntries);
  return { entered: Math.max(players, runners), runners, balloted: players > maxEntries };
}

/**
 * The chance, 0 to 1, that one more horse would get a run: by the lots of those entered, whatever they
 * have of preference or of stable companions.
 */
export function chanceOfRun({ entriesCount, houseCount, maxEntries }: Entered): number {
  return Math.min(1, maxEntries / (entriesCount - houseCount + 1));
}

import type { FirstStep, SeasonGoal } from '@furlong/game/rules';

interface Kept {
  /** Dollars that it gives once it is reached. */
  readonly credits: number;
  /** Milliseconds since 1970; null while it is open. */
  readonly reachedAt: number | null;
  /** When its credits were taken; null before. */
  readonly takenAt: number | null;
  /** What reached it; no race of what was bought or sold. */
  readonly race: { readonly id: string; readonly name: string } | null;
  readonly horse: { readonly id: string; readonly name: string } | null;
}

/** Something that the player's stable did for the first time. */
export interface ReachedStep extends Kept {
  readonly step: FirstStep;
}

/** A goal of this season, chosen or on offer. */
export interface GoalOfSeason extends Kept {
  readonly goal: SeasonGoal;
  readonly season: number;
  /** The least purse of a race to win, a rating, or how often to be placed; and how far it is. */
  readonly target: number;
  readonly progress: number;
  /** Null for one that could be chosen. */
  readonly chosenAt: number | null;
}

/** What the player's stable strives for. */
export interface MyGoals {
  /** First steps that are made. */
  readonly steps: readonly ReachedStep[];
  readonly season: readonly GoalOfSeason[];
}

import type { Activity } from '../activities/rows.ts';

/** How much is new for a player, as the header says it; 100 of each at most are counted. */
export interface Marks {
  /** News of the stable since the list of them was opened. */
  readonly news: number;
  /** Stables that have written what the player has not read. */
  readonly letters: number;
}

/** A piece of news that the mark in the header tells of. */
export interface Notice {
  readonly activity: Activity;
  /** The lot that it is of; null for news of something else. */
  readonly auctionId: string | null;
  /** When it was told, ms since 1970: what happened while nobody looked is told later. */
  readonly toldAt: number;
  /** The list has not been opened since. */
  readonly fresh: boolean;
}

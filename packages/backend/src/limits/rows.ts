/** A limit as it holds, and what takes its place; null for no limit. */
export interface Limit {
  readonly amount: number | null;
  /** What was raised, or taken away, and waits: from when it holds, ms since 1970. */
  readonly next: { readonly amount: number | null; readonly at: number } | null;
}

/** What a player has set, and what it is held against. */
export interface Limits {
  /** Whole dollars of packs. */
  readonly weeklyCredits: Limit;
  readonly dailyMinutes: Limit;
  /** After how many minutes at play the player is told of them; null for never. */
  readonly reminderMinutes: number | null;
  /** Seconds at play today (UTC), by the server's clock. */
  readonly playedSeconds: number;
  /** Whole dollars of packs taken this week. */
  readonly creditsTaken: number;
  /** What stands now; null for none. */
  readonly pause: { readonly kind: 'pause' | 'exclusion'; readonly endsAt: number } | null;
}

/** How long a player has been at play. */
export interface AtPlay {
  /** Seconds today (UTC). */
  readonly playedSeconds: number;
  /** What the player lets a day have; null for no limit. */
  readonly dailyMinutes: number | null;
  /** True once, when it is time to say so. */
  readonly reminds: boolean;
  /** When the stable leaves the game, ms since 1970; null where it does not. */
  readonly leavesAt: number | null;
}

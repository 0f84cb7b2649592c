/** That a stable leaves the game; milliseconds since 1970. */
export interface Leaving {
  readonly askedAt: number;
  /** From when it is carried out; until then the player may stay. */
  readonly leavesAt: number;
}

/** The player's data, as they were asked for last; milliseconds since 1970. */
export interface Export {
  readonly askedAt: number;
  /** Until when the link that was mailed is good; null where it has not been mailed yet. */
  readonly expiresAt: number | null;
}

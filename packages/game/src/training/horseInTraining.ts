import type { Trained } from './work.ts';

/** A piece of work that a horse has behind it. */
export interface WorkDone {
  /** The moment it ended, in milliseconds since 1970. */
  readonly at: number;
  /** The energy it cost, in percent. */
  readonly load: number;
}

/** All that training depends on, as it was at one moment. Percents may have fractions. */
export interface HorseInTraining {
  /** The moment, in milliseconds since 1970. While a session is on, the moment of its end. */
  readonly at: number;
  readonly birthSeason: number;
  /** Percent. */
  readonly condition: number;
  /** Percent. */
  readonly energy: number;
  /** 0 to 100. */
  readonly talents: Trained;
  /** The hidden bounds of its talents: work never lifts one beyond them. */
  readonly ceilings: Trained;
  /** The work of the last 28 days, oldest first. */
  readonly work: readonly WorkDone[];
  /** The moment from which the horse has stood idle, in milliseconds since 1970. */
  readonly idleSince: number;
  /** Overreached by too much work; a rest of 48 hours mends it. */
  readonly overreached: boolean;
}

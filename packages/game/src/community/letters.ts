import { DAY } from '../season/durations.ts';

/** Characters of a letter. */
export const LETTER_LENGTH = 2_000;

/** How many letters a stable may send within an hour, and to how many new correspondents within a day. */
export interface LetterLimits {
  readonly letters: number;
  readonly openings: number;
}

/**
 * Fewer in the first week of a stable. The database has them in `private.letter_limits`.
 * @param age of the stable, ms
 */
export const letterLimits = (age: number): LetterLimits =>
  age < 7 * DAY ? { letters: 20, openings: 10 } : { letters: 60, openings: 30 };

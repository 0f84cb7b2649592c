import { WEEK } from '../season/durations.ts';
import { EPOCH } from '../season/season.ts';

/** Packs of play credits that the house gives, in whole dollars. `take_credits` in the database has them too. */
export const CREDIT_PACKS = [100, 250, 500] as const;

/** Dollars of a pack of play credits. */
export type CreditPack = (typeof CREDIT_PACKS)[number];

/**
 * Dollars of packs that a stable may take in a week, which begins on Monday, UTC: what a day's activity gives in
 * games of the kind, at most $500 a week. It pays one training session, and no stable lives on it: an average
 * horse costs $1,800 a week. What the house gives in packs it gives less in purses (`nextPrizeSubsidy`).
 */
export const WEEKLY_CREDITS = 500;

/** When the week of a moment begins, a Monday, UTC; ms since 1970. */
export function weekBegins(at: number): number {
  return EPOCH + Math.floor((at - EPOCH) / WEEK) * WEEK;
}

import { WEEKLY_CREDITS } from '../stables/creditPacks.ts';

/** What a player may limit: dollars of packs a week, minutes at play a day, minutes until a reminder. */
export type LimitKind = 'weekly_credits' | 'daily_minutes' | 'reminder_minutes';

/** Between which amounts a limit lies; `is_limit` in the database is its twin. */
export const limitRanges: Readonly<Record<LimitKind, readonly [least: number, most: number]>> = {
  weekly_credits: [0, WEEKLY_CREDITS],
  daily_minutes: [15, 720],
  reminder_minutes: [15, 720],
};

/** Days for which play can be paused. */
export const PAUSES = [1, 3, 7, 14, 28, 42] as const;

/** Days for which a player can be excluded: half a year, a year, five years. */
export const EXCLUSIONS = [182, 365, 1826] as const;

/** Days of a pause or of an exclusion. */
export type PauseDays = (typeof PAUSES)[number] | (typeof EXCLUSIONS)[number];

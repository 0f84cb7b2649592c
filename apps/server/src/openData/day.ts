import { DAY } from '@furlong/game/rules';

/** From when to when a day lasts in UTC, ms since 1970. */
export interface Day {
  readonly from: number;
  readonly to: number;
}

/** The day that a text like 2026-11-27 names; null where it names none. */
export function readDay(text: string): Day | null {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return null;
  const from = Date.parse(`${text}T00:00:00Z`);
  // JavaScript reads 30 February as 2 March.
  if (Number.isNaN(from) || new Date(from).toISOString().slice(0, 10) !== text) return null;
  return { from, to: from + DAY };
}

import type { ServiceBackend } from '../../shared/createServiceBackend.ts';
import { parseTimestamp } from '../../shared/timestamps.ts';
import { unwrap } from '../../shared/unwrap.ts';

/** So far may the clock of a server be from the database's, in ms, before that has to be set right. */
export const CLOCKS_APART = 1_000;

/** The database's clock, by which everything is due. */
export interface DatabaseClock {
  /** ms since 1970. */
  readonly at: number;
  /** How far the server's clock is ahead of it, at least, in ms: below zero when it is behind. */
  readonly ahead: number;
}

/**
 * Reads the database's clock, and compares the server's own with it.
 *
 * @param now the server's clock, in ms since 1970.
 */
export async function databaseClock(
  backend: ServiceBackend,
  now: () => number = Date.now,
): Promise<DatabaseClock> {
  const asked = now();
  const time = await unwrap(backend.rpc('database_time'));
  const at = parseTimestamp(time);
  return { at, ahead: aheadOf({ asked, at, answered: now() }) };
}

/**
 * How far a server's clock is ahead for certain, in ms, of one that showed `at` at a moment between two that it
 * shows itself: so that no slow answer is taken for a wrong clock.
 */
export function aheadOf(seen: { asked: number; at: number; answered: number }): number {
  return Math.max(seen.asked - seen.at, 0) || Math.min(seen.answered - seen.at, 0);
}

/** What is wrong with a server's clock, as a sentence; null while it is near enough to the database's. */
export function clockFault(ahead: number): string | null {
  if (Math.abs(ahead) <= CLOCKS_APART) return null;
  const seconds = (Math.abs(ahead) / 1000).toFixed(1);
  const side = ahead > 0 ? 'ahead of' : 'behind';
  return `This server's clock is ${seconds} s ${side} the database's, by which everything is due.`;
}

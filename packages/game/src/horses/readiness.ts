import { DAY } from '../season/durations.ts';

/** How the days since its last run find a horse; 'unraced' has none. */
export type Readiness = 'unraced' | 'too soon' | 'ready' | 'ring-rusty';

const TOO_SOON_DAYS = 2;
const RUSTY_DAYS = 30;

/** Lengths lost by it; three to ten days between runs are best. */
export const lengthsLost: Readonly<Record<Readiness, number>> = {
  unraced: 0,
  'too soon': 1,
  ready: 0,
  'ring-rusty': 0.5,
};

/** What the owner reads before entering a horse that would lose by it. */
export const restAdvice: Readonly<Record<'too soon' | 'ring-rusty', string>> = {
  'too soon': 'It ran less than two days before this race, which costs it about a length.',
  'ring-rusty': 'It has not run for more than 30 days, which costs it about half a length.',
};

/** Readiness for a race off at `offAt`, by the last run before it; times in ms since 1970. */
export function readiness(lastRunAt: number | null, offAt: number): Readiness {
  if (lastRunAt === null) return 'unraced';
  const days = (offAt - lastRunAt) / DAY;
  if (days < TOO_SOON_DAYS) return 'too soon';
  return days > RUSTY_DAYS ? 'ring-rusty' : 'ready';
}

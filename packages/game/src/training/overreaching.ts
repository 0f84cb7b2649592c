import { TOO_TIRED } from '../horses/energy.ts';
import { DAY } from '../season/durations.ts';
import type { HorseInTraining } from './horseInTraining.ts';
import { loadOf, type Work } from './work.ts';

/** The rest that mends an overreached horse, in milliseconds. */
const REST_MS = 2 * DAY;

/** The share of its speed that an overreached horse is short of. */
export const OVERREACHED_LOSS = 0.003;

/** More than this many times its usual week overreaches a horse. */
const TOO_MUCH = 1.5;

/**
 * A week's load that every horse is used to, races being work as well: with half as much again, 315, it runs
 * four times over a mile and does the heaviest session after each run, 4 × (50 + 28). So a newcomer that is
 * trained between every two runs is not overreached by what it has done.
 */
const ORDINARY_WEEK = 210;

const WEEK_DAYS = 7;
const USUAL_DAYS = 28;

export type Overreach = 'too tired' | 'too much work' | 'still overreached';

type Overreached = Pick<HorseInTraining, 'overreached' | 'idleSince'>;

/** True at `at` for a horse that has been overreached and idle since `idleSince`, in ms since 1970. */
export function isOverreached(horse: Overreached, at: number): boolean {
  return at < mendsAt(horse);
}

/** When rest will have mended an overreached horse, in ms since 1970; `-Infinity` for any other. */
export function mendsAt({ overreached, idleSince }: Overreached): number {
  return overreached ? idleSince + REST_MS : -Infinity;
}

/** What the owner reads in amber before paying. */
export const overreachWarnings: Readonly<Record<Overreach, string>> = {
  'too tired': 'This horse is too tired. The session would overreach it and teach it nothing.',
  'too much work':
    'This is half as much again as the horse is used to in a week. The session would overreach it.',
  'still overreached':
    'This horse is overreached. It learns nothing before it has rested 48 hours.',
};

/** Why the session would be wasted and the horse overreached, were it to start now; or null. */
export function overreach(horse: HorseInTraining, work: Pick<Work, 'energy'>): Overreach | null {
  const load = loadOf(work);
  if (load === 0) return null;
  if (horse.overreached) return 'still overreached';
  if (horse.energy < TOO_TIRED) return 'too tired';
  const week = loadSince(horse, horse.at - WEEK_DAYS * DAY) + load;
  const usual = (loadSince(horse, horse.at - USUAL_DAYS * DAY) + load) / (USUAL_DAYS / WEEK_DAYS);
  return week > TOO_MUCH * Math.max(ORDINARY_WEEK, usual) ? 'too much work' : null;
}

function loadSince({ work }: HorseInTraining, from: number): number {
  return work.reduce((sum, { at, load }) => sum + (at > from ? load : 0), 0);
}

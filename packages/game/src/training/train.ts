import { conditionGain } from '../horses/condition.ts';
import { eachTalent, gains } from './gains.ts';
import type { HorseInTraining } from './horseInTraining.ts';
import { overreach } from './overreaching.ts';
import { overTime } from './overTime.ts';
import { loadOf, type Work } from './work.ts';

/** The horse at the end of a session that began at `startedAt`, in ms since 1970. */
export function train(horse: HorseInTraining, work: Work, startedAt: number): HorseInTraining {
  const before = overTime(horse, startedAt);
  return workedBy(before, work, before.overreached || overreach(before, work) !== null);
}

/** The horse at the end of a session that starts at `before.at`, overreached by it or not. */
export function workedBy(
  before: HorseInTraining,
  work: Work,
  overreached: boolean,
): HorseInTraining {
  const gained = gains({ ...before, overreached }, work);
  const endsAt = before.at + work.durationMs;
  const load = loadOf(work);
  return {
    ...before,
    at: endsAt,
    condition: before.condition + conditionGain(before.condition, work.fitness),
    energy: Math.max(0, Math.min(100, before.energy + work.energy)),
    talents: eachTalent((talent) => before.talents[talent] + gained[talent]),
    work: load === 0 ? before.work : [...before.work, { at: endsAt, load }],
    idleSince: endsAt,
    overreached,
  };
}

import { conditionAt } from '../horses/condition.ts';
import { energyAt } from '../horses/energy.ts';
import { middlingTalents, toBand } from '../horses/talents.ts';
import { eachTalent } from './gains.ts';
import type { HorseInTraining } from './horseInTraining.ts';
import { isOverreached, overreach } from './overreaching.ts';
import { workedBy } from './train.ts';
import { loadOf, type Trained, type Work } from './work.ts';

/** What is gained of a talent is kept in whole ten-thousandths of a point. */
export const KEPT_PER_POINT = 10_000;

/** What a session leaves behind, as it is kept. */
export interface SessionOutcome {
  /** Whole percent, at the end of the session, like the energy. */
  readonly condition: number;
  readonly energy: number;
  readonly overreached: boolean;
  /** Ten-thousandths of a point of each talent. */
  readonly gains: Trained;
}

/**
 * What a session that began at `startedAt` (ms since 1970) has done for a horse, given as it was left
 * by its last work. Condition and energy are published: so the talent for recovery goes into them no
 * nearer than cards tell it. Whether the work overreaches is judged by what the owner was shown before
 * paying. Condition is rounded up, so that no work is for nothing.
 */
export function sessionOutcome(
  horse: HorseInTraining,
  work: Work,
  startedAt: number,
): SessionOutcome {
  const { talents } = horse;
  const before = asShown(horse, startedAt, toBand(talents.recovery));
  const overreached =
    before.overreached ||
    overreach(asShown(horse, startedAt, middlingTalents.recovery), work) !== null;
  const after = workedBy(before, work, overreached);
  return {
    condition: Math.min(100, Math.ceil(after.condition)),
    energy: Math.round(after.energy),
    overreached: after.overreached,
    gains: eachTalent((talent) =>
      Math.floor((after.talents[talent] - talents[talent]) * KEPT_PER_POINT),
    ),
  };
}

/** The horse as a session that began at `startedAt` (ms since 1970) leaves it, in what is kept of it. */
export function afterSession(
  horse: HorseInTraining,
  work: Work,
  startedAt: number,
): HorseInTraining {
  const { gains, ...left } = sessionOutcome(horse, work, startedAt);
  const endsAt = startedAt + work.durationMs;
  const load = loadOf(work);
  return {
    ...horse,
    ...left,
    at: endsAt,
    idleSince: endsAt,
    talents: eachTalent((talent) => horse.talents[talent] + gains[talent] / KEPT_PER_POINT),
    work: load === 0 ? horse.work : [...horse.work, { at: endsAt, load }],
  };
}

/**
 * The horse at `now` in the whole percents that its owner reads, for a talent for recovery. It has been
 * left alone since `horse.idleSince`.
 */
export function asShown(horse: HorseInTraining, now: number, recovery: number): HorseInTraining {
  return {
    ...horse,
    at: now,
    condition: conditionAt(horse.condition, horse.idleSince, now),
    energy: energyAt(horse.energy, horse.at, now, recovery),
    overreached: isOverreached(horse, now),
  };
}

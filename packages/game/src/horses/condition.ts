import { DAY } from '../season/durations.ts';
import { TOO_TIRED } from './energy.ts';

export type ConditionBand = 'fresh' | 'fit' | 'tired' | 'spent';
export type ConditionWord = 'Excellent' | 'Very Good' | 'Good' | 'Fair' | 'Poor';

/** What a race does for fitness, in the scale of training sessions (a speed session does 5). */
const RACE_GAIN = 5;

/** Percent of condition that a race costs a horse sent out too tired. */
const TIRED_RACE_LOSS = 4;

/**
 * Condition in percent at `nowMs`, from what it was at `storedAtMs`, the end of its last work: it
 * keeps for two days, falls 1 a day from the third day without work and 1.5 a day from the sixth.
 */
export function conditionAt(stored: number, storedAtMs: number, nowMs: number): number {
  return clampPercent(Math.round(stored - idleLoss(nowMs - storedAtMs)));
}

/** Percent of condition lost in so many milliseconds without work. */
export function idleLoss(idleMs: number): number {
  const days = Math.max(0, idleMs) / DAY;
  const slow = Math.min(3, Math.max(0, days - 2));
  const fast = Math.max(0, days - 5);
  return slow + 1.5 * fast;
}

/** Percent of condition that work adds, the less the fitter the horse is; `most` is for one at 0. */
export function conditionGain(condition: number, most: number): number {
  return Math.min(100 - condition, (most * (104 - condition)) / 104);
}

/** Condition in percent after a race run with `energyBefore`: racing brings a horse on, unless tired. */
export function conditionAfterRace(condition: number, energyBefore: number): number {
  if (energyBefore < TOO_TIRED) return clampPercent(condition - TIRED_RACE_LOSS);
  return clampPercent(Math.round(condition + conditionGain(condition, RACE_GAIN)));
}

/** The colour of a condition: each of its words has one. */
export function conditionBand(percent: number): ConditionBand {
  switch (conditionWord(percent)) {
    case 'Excellent':
    case 'Very Good':
      return 'fresh';
    case 'Good':
      return 'fit';
    case 'Fair':
      return 'tired';
    case 'Poor':
      return 'spent';
  }
}

/** Condition in a word, as the horse lists show it. */
export function conditionWord(percent: number): ConditionWord {
  if (percent >= 90) return 'Excellent';
  if (percent >= 80) return 'Very Good';
  if (percent >= 65) return 'Good';
  if (percent >= 45) return 'Fair';
  return 'Poor';
}

function clampPercent(value: number): number {
  return Math.max(0, Math.min(100, value));
}

import { middlingTalents } from '../horses/talents.ts';
import { DAY } from '../season/durations.ts';
import type { AutoProgramme } from './autoProgrammes.ts';
import type { HorseInTraining } from './horseInTraining.ts';
import { overreach } from './overreaching.ts';
import { asShown } from './sessionOutcome.ts';
import { loadOf } from './work.ts';

/** Why the auto-trainer leaves a session out, and charges nothing for it. */
export type SkipReason =
  | 'at work'
  | 'race near'
  | 'too tired'
  | 'fit enough'
  | 'budget spent'
  | 'no credits'
  | 'overreached';

/** Each reason in a few words: "The last session was left out: energy under 35%". */
export const skipWords: Readonly<Record<SkipReason, string>> = {
  'at work': 'horse busy',
  'race near': 'race within 24 hours',
  'too tired': 'energy under 35%',
  'fit enough': 'condition 96% or more',
  'budget spent': 'weekly budget spent',
  'no credits': 'too few credits',
  overreached: 'too much work, would overreach it',
};

/** What is planned around a session. */
export interface Plans {
  /** Off times of the races the horse is entered for, in ms since 1970. */
  readonly raceTimes: readonly number[];
  /** Whole dollars spent on the horse's auto-training this week. */
  readonly spent: number;
  /** Whole dollars a week. */
  readonly weeklyBudget: number;
  /** Whole dollars that the stable has. */
  readonly credits: number;
}

const TIRED = 35;
const FIT = 96;
const RACE_NEAR = DAY;

/**
 * Why a session due at `slot` (ms since 1970) is left out, or null if it takes place. `horse` is as its
 * last work left it, and is judged by the whole percents that its owner reads, so that nothing hidden is
 * told. Work that costs no energy is never too tiring; an overreached horse is left to its rest, and no
 * session may overreach one: its owner would pay for nothing.
 */
export function skipReason(
  horse: HorseInTraining,
  programme: AutoProgramme,
  slot: number,
  plans: Plans,
): SkipReason | null {
  if (horse.at > slot) return 'at work';
  const shown = asShown(horse, slot, middlingTalents.recovery);
  if (plans.raceTimes.some((off) => off >= slot && off - slot < RACE_NEAR)) return 'race near';
  if (loadOf(programme) > 0 && shown.energy < TIRED) return 'too tired';
  if (shown.condition >= FIT) return 'fit enough';
  if (plans.spent + programme.price > plans.weeklyBudget) return 'budget spent';
  if (programme.price > plans.credits) return 'no credits';
  return shown.overreached || overreach(shown, programme) !== null ? 'overreached' : null;
}

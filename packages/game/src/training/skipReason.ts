import { DAY } from '../season/durations.ts';
import type { AutoProgramme } from './autoProgrammes.ts';
import type { HorseInTraining } from './horseInTraining.ts';
import { overreach } from './overreaching.ts';
import { loadOf } from './work.ts';

/** Why the auto-trainer leaves a session out, and charges nothing for it. */
export type SkipReason =
  | 'at work'
  | 'race near'
  | 'too tired'
  | 'fit enough'
  | 'budget spent'
  | 'overreached';

/** What is planned around a session. */
export interface Plans {
  /** Off times of the races the horse is entered for, in ms since 1970. */
  readonly raceTimes: readonly number[];
  /** Whole dollars spent on the horse's auto-training this week. */
  readonly spent: number;
  /** Whole dollars a week. */
  readonly weeklyBudget: number;
}

const TIRED = 35;
const FIT = 96;
const RACE_NEAR = DAY;

/**
 * Why a session due at `slot` is left out, or null if it takes place. `horse` is as it is then.
 * Work that costs no energy is never too tiring, and no session may overreach a horse: its owner
 * would pay for nothing.
 */
export function skipReason(
  horse: HorseInTraining,
  programme: AutoProgramme,
  slot: number,
  plans: Plans,
): SkipReason | null {
  const isWork = loadOf(programme) > 0;
  if (horse.at > slot) return 'at work';
  if (plans.raceTimes.some((off) => off >= slot && off - slot < RACE_NEAR)) return 'race near';
  if (isWork && horse.energy < TIRED) return 'too tired';
  if (horse.condition >= FIT) return 'fit enough';
  if (plans.spent + programme.price > plans.weeklyBudget) return 'budget spent';
  return overreach(horse, programme) === null ? null : 'overreached';
}

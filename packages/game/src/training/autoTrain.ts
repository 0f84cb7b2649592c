import { WEEK } from '../season/durations.ts';
import { EPOCH } from '../season/season.ts';
import { type AutoProgrammeId, autoProgrammes } from './autoProgrammes.ts';
import { dueSlots } from './dueSlots.ts';
import type { HorseInTraining } from './horseInTraining.ts';
import { overTime } from './overTime.ts';
import { type SkipReason, skipReason } from './skipReason.ts';
import { train } from './train.ts';

/** A horse's standing order with the auto-trainer. Times are ms since 1970. */
export interface AutoTraining {
  readonly programme: AutoProgrammeId;
  readonly startedAt: number;
  /** Whole dollars a week. */
  readonly weeklyBudget: number;
  /** The moment up to which all sessions due are dealt with. */
  readonly doneUntil: number;
  /** The game's week that `spent` belongs to. */
  readonly week: number;
  /** Whole dollars spent in that week. */
  readonly spent: number;
}

/** What became of one session that was due. */
interface AutoSession {
  /** Milliseconds since 1970. */
  readonly at: number;
  /** Null if it took place. */
  readonly skipped: SkipReason | null;
  /** Whole dollars; 0 if it was left out. */
  readonly price: number;
}

export interface AutoTrained {
  readonly horse: HorseInTraining;
  readonly order: AutoTraining;
  readonly sessions: readonly AutoSession[];
}

/** A standing order given at `at`; its first session is due one interval later. */
export function startAutoTraining(
  programme: AutoProgrammeId,
  weeklyBudget: number,
  at: number,
): AutoTraining {
  return { programme, startedAt: at, weeklyBudget, doneUntil: at, week: weekAt(at), spent: 0 };
}

/**
 * Holds every session due until `now`, each exactly once, as if somebody had been there all along.
 * `raceTimes` are the off times of the races the horse is entered for.
 */
export function autoTrain(
  horse: HorseInTraining,
  order: AutoTraining,
  raceTimes: readonly number[],
  now: number,
): AutoTrained {
  const programme = autoProgrammes[order.programme];
  const sessions: AutoSession[] = [];
  let [trained, { week, spent }] = [horse, order];
  for (const at of dueSlots(order.startedAt, programme.everyMs, order.doneUntil, now)) {
    if (weekAt(at) !== week) [week, spent] = [weekAt(at), 0];
    const then = overTime(trained, at);
    const { weeklyBudget } = order;
    const skipped = skipReason(then, programme, at, { raceTimes, spent, weeklyBudget });
    const price = skipped === null ? programme.price : 0;
    if (skipped === null) trained = train(then, programme, at);
    spent += price;
    sessions.push({ at, skipped, price });
  }
  const doneUntil = Math.max(order.doneUntil, now);
  return { horse: trained, order: { ...order, doneUntil, week, spent }, sessions };
}

/** The number of the week that holds the moment: budgets begin anew on Mondays. */
function weekAt(ms: number): number {
  return Math.floor((ms - EPOCH) / WEEK);
}

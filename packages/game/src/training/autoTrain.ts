import { WEEK } from '../season/durations.ts';
import { EPOCH } from '../season/season.ts';
import { type AutoProgrammeId, autoProgrammes } from './autoProgrammes.ts';
import { dueSlots } from './dueSlots.ts';
import type { HorseInTraining } from './horseInTraining.ts';
import { afterSession } from './sessionOutcome.ts';
import { type SkipReason, skipReason } from './skipReason.ts';

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
  /** Whole percent that it left, or null if it was left out. */
  readonly energy: number | null;
}

export interface AutoTrained {
  readonly horse: HorseInTraining;
  readonly order: AutoTraining;
  readonly sessions: readonly AutoSession[];
}

/** What a horse's sessions depend on beside itself. */
export interface Around {
  /** Off times of the races the horse is entered for, in ms since 1970. */
  readonly raceTimes: readonly number[];
  /** Whole dollars that the stable has. */
  readonly credits: number;
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
 * `horse` is as its last work left it, in whole percents, and so it is returned. The database and the
 * steward do the same, slot by slot.
 */
export function autoTrain(
  horse: HorseInTraining,
  order: AutoTraining,
  { raceTimes, credits }: Around,
  now: number,
): AutoTrained {
  const programme = autoProgrammes[order.programme];
  const { weeklyBudget } = order;
  const sessions: AutoSession[] = [];
  let [trained, { week, spent }, left] = [horse, order, credits];
  for (const at of dueSlots(order.startedAt, programme.everyMs, order.doneUntil, now)) {
    if (weekAt(at) !== week) [week, spent] = [weekAt(at), 0];
    const plans = { raceTimes, spent, weeklyBudget, credits: left };
    const skipped = skipReason(trained, programme, at, plans);
    if (skipped === null) {
      trained = afterSession(trained, programme, at);
      spent += programme.price;
      left -= programme.price;
      sessions.push({ at, skipped, price: programme.price, energy: trained.energy });
    } else {
      sessions.push({ at, skipped, price: 0, energy: null });
    }
  }
  const doneUntil = Math.max(order.doneUntil, now);
  return { horse: trained, order: { ...order, doneUntil, week, spent }, sessions };
}

/** The number of the week that holds the moment: budgets begin anew on Mondays. */
function weekAt(ms: number): number {
  return Math.floor((ms - EPOCH) / WEEK);
}

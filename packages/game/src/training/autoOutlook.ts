import type { AtWork } from '../horses/energy.ts';
import { middlingTalents } from '../horses/talents.ts';
import { WEEK } from '../season/durations.ts';
import { type AutoProgrammeId, autoProgrammes } from './autoProgrammes.ts';
import { type Around, autoTrain, startAutoTraining } from './autoTrain.ts';
import { eachTalent } from './gains.ts';
import { asShown } from './sessionOutcome.ts';
import { type HorseToTrain, likelyCeiling, talentBand } from './sessionOutlook.ts';
import type { SkipReason } from './skipReason.ts';
import type { Trained } from './work.ts';

/** What a week of auto-training would likely be. */
export interface AutoOutlook {
  /** Sessions that fall due in the week. */
  readonly due: number;
  /** Those of them that the horse would do. */
  readonly held: number;
  /** Why the others would be left out, the commonest first. */
  readonly skipped: readonly { readonly reason: SkipReason; readonly sessions: number }[];
  /** Points that those held would likely add to each talent. */
  readonly gains: Trained;
  /** Whole dollars that those held would cost. */
  readonly cost: number;
  /** Whole percents a week from now. */
  readonly condition: number;
  readonly energy: number;
  /** The least energy that a session would leave, in whole percent, or null where none is held. */
  readonly lowestEnergy: number | null;
}

/** The most that a week of a programme can cost within a budget, in whole dollars. */
export function mostAWeek(programme: AutoProgrammeId, weeklyBudget: number): number {
  const { price, everyMs } = autoProgrammes[programme];
  return price * Math.min(WEEK / everyMs, Math.floor(weeklyBudget / price));
}

/**
 * What the auto-trainer would likely make of the week after `now` (ms since 1970), from nothing that is
 * hidden: recovery is average, and the races are those that the horse is entered for by now.
 */
export function autoOutlook(
  horse: HorseToTrain & { readonly atWork: AtWork | null },
  { programme, weeklyBudget }: { programme: AutoProgrammeId; weeklyBudget: number },
  around: Around,
  now: number,
): AutoOutlook {
  const at = horse.atWork?.until ?? horse.conditionAt;
  const { mean } = talentBand(horse.rating);
  const known = {
    ...horse,
    ...{ at, idleSince: at, energy: horse.atWork?.energy ?? horse.energy },
    talents: eachTalent(() => mean),
    ceilings: eachTalent(() => likelyCeiling(mean)),
  };
  const order = startAutoTraining(programme, weeklyBudget, now);
  const { horse: after, sessions } = autoTrain(known, order, around, now + WEEK);
  const then = asShown(after, Math.max(after.at, now + WEEK), middlingTalents.recovery);
  const energies = sessions.flatMap(({ energy }) => energy ?? []);
  return {
    due: sessions.length,
    held: energies.length,
    skipped: reasonsOf(sessions.flatMap(({ skipped }) => skipped ?? [])),
    gains: eachTalent((talent) => after.talents[talent] - mean),
    cost: sessions.reduce((sum, { price }) => sum + price, 0),
    condition: then.condition,
    energy: then.energy,
    lowestEnergy: energies.length === 0 ? null : Math.min(...energies),
  };
}

function reasonsOf(skipped: readonly SkipReason[]): AutoOutlook['skipped'] {
  return [...Map.groupBy(skipped, (reason) => reason)]
    .map(([reason, each]) => ({ reason, sessions: each.length }))
    .sort((a, b) => b.sessions - a.sessions);
}

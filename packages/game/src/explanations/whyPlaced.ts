import type { Card, CardRunner } from '../engine/card.ts';
import { runRace } from '../engine/runRace.ts';
import type { SeedWords } from '../fairness/seed.ts';
import { LENGTH_MS } from '../races/horseLength.ts';
import { carrying, type Fitness, inConditionOf, withAbilityOf, withRunner } from './equalised.ts';
import { type LuckReport, luckOf } from './luckReport.ts';
import { rerunWords } from './reruns.ts';

export type Cause = 'ability' | 'weight' | 'condition' | 'pace' | 'draw' | 'luck' | 'rivalsLuck';

/** Where the lengths between a runner and its rival came from. */
export interface Why {
  readonly horseId: string;
  /** The winner; for the winner itself, the runner-up. */
  readonly rivalId: string;
  /** Lengths behind the rival; negative for the winner. */
  readonly lengths: number;
  /** Lengths lost by each cause, gained if negative. They add up to `lengths`. */
  readonly causes: Readonly<Record<Cause, number>>;
}

export interface WhyQuestion {
  readonly card: Card;
  /** The words that the race itself was run from. */
  readonly words: SeedWords;
  readonly horseId: string;
  /**
   * Condition and energy on the day, by horse id. Where one of the two is not known, what it did is
   * part of ability.
   */
  readonly fitness: Readonly<Record<string, Fitness>>;
  /** Of this race: its figures are the luck of both. */
  readonly luck: LuckReport;
  /** Runs of each counterfactual, at least 1; 24 tell a length from chance. */
  readonly reruns: number;
}

/**
 * Why a runner finished where it did, as a budget of lengths against one rival.
 *
 * Weight, condition, ability (jockey included) and pace are measured by running the race over with
 * the runner made equal to its rival in one thing after another, in that order, each time with the
 * same set of luck: what the mean gap shrinks by is that cause's share. The luck of either is that
 * of the luck report. Draw is the rest, so the sum is exact: two that are equal in all else start
 * from different stalls.
 *
 * @returns null if the horse did not run, or had nobody to run against.
 */
export function whyPlaced({
  card,
  words,
  horseId,
  fitness,
  luck,
  reruns,
}: WhyQuestion): Why | null {
  const race = runRace(card, words);
  const rivalId = race.order.find((id) => id !== horseId);
  const runner = card.runners.find((each) => each.horseId === horseId);
  const rival = card.runners.find((each) => each.horseId === rivalId);
  if (runner === undefined || rival === undefined) return null;

  const days = Array.from({ length: reruns }, (_, run) => rerunWords(words, run));
  const gapAs = (changed: CardRunner) => {
    const altered = withRunner(card, changed);
    const gaps = days.map((each) => gap(runRace(altered, each).runners, horseId, rival.horseId));
    return Math.round(gaps.reduce((sum, ms) => sum + ms, 0) / gaps.length);
  };

  const weighted = carrying(rival.weight, runner, card);
  const [own, its] = [fitness[horseId], fitness[rival.horseId]];
  const fit = own && its ? inConditionOf(its, own, weighted, card) : weighted;
  const able = withAbilityOf(rival, fit);
  const asItRan = gapAs(runner);
  const underWeight = gapAs(weighted);
  const inCondition = gapAs(fit);
  const withAbility = gapAs(able);
  const inStyle = gapAs({ ...able, style: rival.style });

  const behind = gap(race.runners, horseId, rival.horseId);
  const lengths = behind / LENGTH_MS;
  const measured = {
    weight: (asItRan - underWeight) / LENGTH_MS,
    condition: (underWeight - inCondition) / LENGTH_MS,
    ability: (inCondition - withAbility) / LENGTH_MS,
    pace: (withAbility - inStyle) / LENGTH_MS,
    luck: -luckOf(luck, horseId),
    rivalsLuck: luckOf(luck, rival.horseId),
  };
  const found = Object.values(measured).reduce((sum, each) => sum + each, 0);
  return {
    horseId,
    rivalId: rival.horseId,
    lengths,
    causes: { ...measured, draw: lengths - found },
  };
}

function gap(
  runners: readonly { readonly horseId: string; readonly timeMs: number }[],
  horseId: string,
  rivalId: string,
): number {
  const timeOf = (id: string) => {
    const runner = runners.find((each) => each.horseId === id);
    if (runner === undefined) throw new RangeError(`${id} is not among the runners.`);
    return runner.timeMs;
  };
  return timeOf(horseId) - timeOf(rivalId);
}

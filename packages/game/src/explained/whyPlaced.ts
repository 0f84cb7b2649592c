import type { Card, CardRunner } from '../engine/card.ts';
import { runRace } from '../engine/runRace.ts';
import type { SeedWords } from '../fairness/seed.ts';
import { LENGTH_MS } from '../races/horseLength.ts';
import {
  type Fitness,
  inConditionOf,
  underWeightOf,
  withAbilityOf,
  withRunner,
} from './equalised.ts';
import { extraGround } from './extraGround.ts';
import { rerunWords } from './reruns.ts';

export type Cause = 'ability' | 'weight' | 'condition' | 'pace' | 'trip' | 'luck';

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
  /** Runs of each counterfactual, at least 1; 24 tell a length from chance. */
  readonly reruns: number;
}

/**
 * Why a runner finished where it did, as a budget of lengths against one rival.
 *
 * Weight, condition, ability (jockey included) and pace are measured by running the race over with
 * the runner made equal to its rival in one thing after another, in that order, each time with the
 * same set of luck, the race's own first: what the mean gap shrinks by is that cause's share. Trip
 * is the ground lost on the bends of the race itself. Luck is the rest, so the sum is exact: the
 * day's form, the gate, the traffic.
 *
 * @returns null if the horse did not run, or had nobody to run against.
 */
export function whyPlaced({ card, words, horseId, fitness, reruns }: WhyQuestion): Why | null {
  const race = runRace(card, words);
  const rivalId = race.order.find((id) => id !== horseId);
  const runner = card.runners.find((each) => each.horseId === horseId);
  const rival = card.runners.find((each) => each.horseId === rivalId);
  if (runner === undefined || rival === undefined) return null;

  const luck = [words, ...Array.from({ length: reruns - 1 }, (_, run) => rerunWords(words, run))];
  const gapAs = (changed: CardRunner) => {
    const altered = withRunner(card, changed);
    const gaps = luck.map((each) => gap(runRace(altered, each).runners, horseId, rival.horseId));
    return Math.round(gaps.reduce((sum, ms) => sum + ms, 0) / gaps.length);
  };

  const weighted = underWeightOf(rival, runner, card);
  const [own, its] = [fitness[horseId], fitness[rival.horseId]];
  const fit = own && its ? inConditionOf(its, own, weighted, card) : weighted;
  const able = withAbilityOf(rival, fit);
  const asItRan = gapAs(runner);
  const underWeight = gapAs(weighted);
  const inCondition = gapAs(fit);
  const withAbility = gapAs(able);
  const inStyle = gapAs({ ...able, style: rival.style });

  const behind = gap(race.runners, horseId, rival.horseId);
  const lostWide = extraGround(card, race);
  const ms = {
    weight: asItRan - underWeight,
    condition: underWeight - inCondition,
    ability: inCondition - withAbility,
    pace: withAbility - inStyle,
    trip: Math.round(lostWide(horseId) - lostWide(rival.horseId)),
  };
  const { weight, condition, ability, pace, trip } = ms;
  const rest = behind - weight - condition - ability - pace - trip;
  return {
    horseId,
    rivalId: rival.horseId,
    lengths: behind / LENGTH_MS,
    causes: inLengths({ ...ms, luck: rest }),
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

function inLengths(ms: Readonly<Record<Cause, number>>): Readonly<Record<Cause, number>> {
  return {
    ability: ms.ability / LENGTH_MS,
    weight: ms.weight / LENGTH_MS,
    condition: ms.condition / LENGTH_MS,
    pace: ms.pace / LENGTH_MS,
    trip: ms.trip / LENGTH_MS,
    luck: ms.luck / LENGTH_MS,
  };
}

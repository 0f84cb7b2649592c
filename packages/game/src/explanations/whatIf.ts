import type { Card } from '../engine/card.ts';
import type { RunningStyle } from '../horses/foundation.ts';
import { carrying } from './equalised.ts';

/** What can be changed of a runner: all else of it stays as it was published. */
interface RunnerConditions {
  readonly horseId: string;
  /** Stall, from 1 at the rail. */
  readonly draw: number;
  /** Pounds. */
  readonly weight: number;
  readonly style: RunningStyle;
}

/** What can be changed of a race that was run. */
export interface RaceConditions {
  /** −100 (firm) to 100 (heavy). */
  readonly going: number;
  /** Of every runner, each in a stall of its own. */
  readonly runners: readonly RunnerConditions[];
}

/** The conditions under which a card was run. */
export function conditionsOf({ going, runners }: Card): RaceConditions {
  return {
    going,
    runners: runners.map(({ horseId, draw, weight, style }) => ({ horseId, draw, weight, style })),
  };
}

/**
 * The card as it would have been under other conditions, from what is published of it. A pound changes
 * the speed of every horse by as much as it does on a card; the going changes the ground alone, because
 * what a horse thinks of it is a part of its speed that nobody can take out. Run with the words of the
 * race, each stall has the luck that it had, and a horse that is moved has that of its new stall.
 *
 * @throws RangeError if the conditions are not of this card's runners
 */
export function cardUnder(card: Card, { going, runners }: RaceConditions): Card {
  const changed = card.runners.map((runner) => {
    const found = runners.find(({ horseId }) => horseId === runner.horseId);
    if (found === undefined) throw new RangeError(`${runner.horseId} has no conditions.`);
    const { draw, weight, style } = found;
    return { ...carrying(weight, runner, card), draw, style };
  });
  return { ...card, going, runners: changed.sort((a, b) => a.draw - b.draw) };
}

/** The conditions with one runner in another stall: who stands there takes the one it leaves. */
export function inStall(conditions: RaceConditions, horseId: string, draw: number): RaceConditions {
  const left = conditions.runners.find((runner) => runner.horseId === horseId)?.draw;
  if (left === undefined) return conditions;
  const runners = conditions.runners.map((runner) => {
    if (runner.horseId === horseId) return { ...runner, draw };
    return runner.draw === draw ? { ...runner, draw: left } : runner;
  });
  return { ...conditions, runners };
}

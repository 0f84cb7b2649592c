import type { Card, CardRunner } from '../engine/card.ts';
import { engineOf } from '../engine/engines.ts';
import { bandsOf } from '../fairness/bands.ts';
import { speedFigure } from '../fairness/composites.ts';
import { middlingTalents } from '../horses/talents.ts';

/** Percents on the day of the race. */
export interface Fitness {
  readonly condition: number;
  readonly energy: number;
}

/** The card with one runner changed. */
export function withRunner(card: Card, runner: CardRunner): Card {
  const runners = card.runners.map((each) => (each.horseId === runner.horseId ? runner : each));
  return { ...card, runners };
}

// A speed figure is a sum: whatever a horse's talents, a pound or a percent is worth the same.

/** The runner under another weight, in pounds. */
export function carrying(pounds: number, runner: CardRunner, card: Card): CardRunner {
  const { worth } = engineOf(card.engine);
  const figure = (weight: number) =>
    speedFigure(
      bandsOf(middlingTalents, worth),
      { ...card.course, going: card.going },
      { weight, immaturity: 0, condition: 100, energy: 100, prepared: 0 },
      worth,
    );
  const speed = runner.speed + figure(pounds) - figure(runner.weight);
  return { ...runner, weight: pounds, speed };
}

/** The runner in its rival's condition. */
export function inConditionOf(
  rival: Fitness,
  own: Fitness,
  runner: CardRunner,
  card: Card,
): CardRunner {
  const { worth } = engineOf(card.engine);
  const figure = ({ condition, energy }: Fitness) =>
    speedFigure(
      bandsOf(middlingTalents, worth),
      { ...card.course, going: card.going },
      { weight: 0, immaturity: 0, condition, energy, prepared: 0 },
      worth,
    );
  return { ...runner, speed: runner.speed + figure(rival) - figure(own) };
}

/** The runner with everything of its rival's but its stall and how it is ridden to the turn. */
export function withAbilityOf(rival: CardRunner, runner: CardRunner): CardRunner {
  const { horseId, draw, style } = runner;
  return { ...rival, horseId, draw, style };
}

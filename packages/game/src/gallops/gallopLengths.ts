import type { CardRunner } from '../engine/card.ts';
import type { EngineWeights } from '../engine/engineWeights.ts';
import { kitBonus, noBonuses } from '../equipment/effects.ts';
import type { Bands } from '../fairness/bands.ts';
import { type Day, speedFigure, staminaFigure } from '../fairness/composites.ts';
import { shareOfLengths } from '../fairness/preparation.ts';
import type { Sex } from '../horses/gender.ts';
import { benchmarkBands } from './benchmark.ts';
import type { GallopQuestion } from './questions.ts';

/** The figures of a card that tell in a gallop. */
type Galloper = Pick<CardRunner, 'speed' | 'stamina'>;

/**
 * Lengths that a joule per kilogram of the store is worth, for every metre beyond 800: what `furlong-2`
 * and `furlong-3` make of it, at 1000 to 2400 m, to a tenth (`test/gallops/gallopsInRace.test.ts`).
 */
const PER_JOULE_AND_METRE = 0.0000355;
const STAMINA_TELLS = 800;

/**
 * Lengths by which one galloper is expected ahead of another over a distance in metres; behind, if
 * negative. They go straight and upsides: bends, stalls, rivals and the day's luck have no part in it.
 */
export function lengthsBetween(own: Galloper, other: Galloper, distance: number): number {
  const share = (own.speed - other.speed) / 1_000_000;
  const joules = (own.stamina - other.stamina) / 10;
  return (
    share / shareOfLengths(1, distance) + PER_JOULE_AND_METRE * (distance - STAMINA_TELLS) * joules
  );
}

/**
 * Lengths by which a horse is expected ahead of the benchmark of its age and sex. Both carry the same
 * weight, are of the same age, fit and rested: what is tried is the horse, not its day.
 */
export function gallopLengths(
  bands: Bands,
  sex: Sex,
  question: GallopQuestion,
  worth: EngineWeights,
): number {
  const kit = worth.kit(question.distance) * kitBonus({ ...noBonuses, speed: question.kit });
  const horse = galloper(bands, kit, question, worth);
  const benchmark = galloper(benchmarkBands(sex, question), 0, question, worth);
  return lengthsBetween(horse, benchmark, question.distance);
}

function galloper(bands: Bands, prepared: number, day: Day, worth: EngineWeights): Galloper {
  const atItsBest = { weight: 124, immaturity: 0, condition: 100, energy: 100, prepared };
  return {
    speed: speedFigure(bands, day, atItsBest, worth),
    stamina: staminaFigure(bands),
  };
}

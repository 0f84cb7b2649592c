import type { Card, CardRunner } from '../src/engine/card.ts';
import { engineOf } from '../src/engine/engines.ts';
import { runRace } from '../src/engine/runRace.ts';
import { catalogue } from '../src/equipment/catalogue.ts';
import { kitBonus, totalBonuses } from '../src/equipment/effects.ts';
import { equipmentSlots } from '../src/equipment/slots.ts';
import { bandsOf } from '../src/fairness/bands.ts';
import { speedFigure } from '../src/fairness/composites.ts';
import { middlingTalents } from '../src/horses/talents.ts';
import { LENGTH_MS } from '../src/races/horseLength.ts';
import { classFour, fieldOf, type Meeting, wordsOf } from './fields.ts';
import { mean, quantile } from './figures.ts';
import type { Row } from './rows.ts';
import type { Asked } from './sample.ts';

/** Runners of the race in which an average horse is sent out with all that money can buy. */
const TEN = 10;

/** The dearest piece for every slot together. */
const best = kitBonus(
  totalBonuses(
    equipmentSlots.flatMap((slot) => catalogue.filter((piece) => piece.slot === slot).slice(-1)),
  ),
);

/** What a class, kit and fitness are worth over a distance, and how wide novices finish. */
export function worthRows(distance: number, asked: Asked): Row[] {
  const bought = Array.from({ length: asked.races }, (_, number) =>
    purchases(distance, number, asked),
  );
  // Two classes, 20 lb apart.
  const classes = [60, 80].map((meanRating) => winners(distance, asked, { meanRating }));
  const [slow = [], fast = []] = classes.map((races) => races.map(({ seconds }) => seconds));
  const novices = winners(distance, asked, { grade: 'Novice', ratingSpread: 15 });
  const row = (number: string, metric: string, least: number, most: number, figure: number) => ({
    ...{ number, metric: `${metric} over ${distance} m`, real: `${least}–${most}` },
    ...{ least, most, figure, digits: 2 },
  });
  return [
    row('48', 'A class of 20 lb, s/km', 0.2, 0.45, ((mean(slow) - mean(fast)) * 1000) / distance),
    row('49', 'All kit, lengths', 0.3, 1.1, mean(bought.map(({ kit }) => kit))),
    row('49', 'Half of full fitness, lengths', 2, 3, mean(bought.map(({ fitness }) => fitness))),
    row('50', 'All purchases win of ten, %', 10, 20, 100 * mean(bought.map(({ won }) => won))),
    row(
      '51',
      'Novices’ median margin, L',
      1.5,
      2.5,
      quantile(
        novices.map(({ margin }) => margin),
        0.5,
      ),
    ),
  ];
}

function winners(distance: number, asked: Asked, field: Partial<Meeting>) {
  return Array.from({ length: asked.races }, (_, number) => {
    const { engine, trackId, seed } = asked;
    const card = fieldOf(seed, distance, number, { ...classFour, engine, trackId, ...field });
    const [first, second] = runRace(card, wordsOf(seed, distance, number, 0)).runners;
    if (first === undefined || second === undefined) throw new Error('Too few finished.');
    return { seconds: first.timeMs / 1000, margin: (second.timeMs - first.timeMs) / LENGTH_MS };
  });
}

/** An average horse against nine of its class: in house form, then with one thing after another. */
function purchases(distance: number, number: number, { engine, trackId, seed }: Asked) {
  const field = fieldOf(seed, distance, number, { ...classFour, engine, trackId });
  const card = { ...field, runners: field.runners.slice(0, TEN) };
  const { worth } = engineOf(engine);
  const kit = Math.round(worth.kit(distance) * best * 1_000_000);
  const shareAt = (condition: number, energy: number) =>
    speedFigure(
      bandsOf(middlingTalents, worth),
      { ...card.course, going: card.going },
      { weight: 124, immaturity: 0, condition, energy, prepared: 0 },
      worth,
    );
  const stall = number % TEN;
  const run = (more: number) => {
    const race = runRace(withAverage(card, stall, more), wordsOf(seed, distance, number, 0));
    const horseId = card.runners[stall]?.horseId;
    const runner = race.runners.find((one) => one.horseId === horseId);
    if (runner === undefined) throw new Error('It did not finish.');
    return runner;
  };
  const plain = run(0).timeMs;
  return {
    kit: (plain - run(kit).timeMs) / LENGTH_MS,
    fitness: (run(shareAt(50, 100) - shareAt(100, 100)).timeMs - plain) / LENGTH_MS,
    won: run(kit + shareAt(100, 100) - shareAt(85, 85)).place === 1 ? 1 : 0,
  };
}

/** The card with the runner in the stall made the mean of the field, and so much faster. */
function withAverage(card: Card, stall: number, more: number): Card {
  const average = (figure: 'speed' | 'stamina' | 'acceleration' | 'bends') =>
    Math.round(mean(card.runners.map((runner) => runner[figure])));
  const changed = (runner: CardRunner) => ({
    ...runner,
    speed: average('speed') + more,
    stamina: average('stamina'),
    acceleration: average('acceleration'),
    bends: average('bends'),
    riding: 0,
  });
  const runners = card.runners.map((runner, at) => (at === stall ? changed(runner) : runner));
  return { ...card, runners };
}

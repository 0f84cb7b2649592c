import { expect, it } from 'vitest';
import { ENGINE, engineOf } from '../../src/engine/engines.ts';
import { runRace } from '../../src/engine/runRace.ts';
import { catalogue } from '../../src/equipment/catalogue.ts';
import { kitBonus } from '../../src/equipment/effects.ts';
import { effectsOf, equip, type Outfit } from '../../src/equipment/outfit.ts';
import { LENGTH_MS } from '../../src/races/horseLength.ts';
import { classFour, wordsFor } from '../field.ts';

/** What a little more speed gains differs by a length from race to race: traffic decides the rest. */
const RACES = 60;
const { worth } = engineOf(ENGINE);

it.each([1000, 1200, 1600, 2400])(
  'the best of all kit is worth 0.4 lengths over %i m',
  (distance) => {
    const best = kitBonus(effectsOf(catalogue.reduce<Outfit>(equip, {})));
    const gains = Array.from({ length: RACES }, (_, number) => {
      const card = classFour(distance, number);
      const stall = number % card.runners.length;
      const plain = card.runners[stall];
      if (plain === undefined) throw new Error('The field is empty.');
      const dressed = {
        ...plain,
        speed: plain.speed + Math.round(worth.kit(distance) * best * 1_000_000),
      };
      const timeOf = (runner: typeof plain) =>
        runRace(
          { ...card, runners: card.runners.with(stall, runner) },
          wordsFor(number),
        ).runners.find(({ horseId }) => horseId === plain.horseId)?.timeMs ?? 0;
      return (timeOf(plain) - timeOf(dressed)) / LENGTH_MS;
    });
    const mean = gains.reduce((sum, gain) => sum + gain, 0) / RACES;
    expect(mean).toBeGreaterThan(0.2);
    expect(mean).toBeLessThan(1.1);
  },
);

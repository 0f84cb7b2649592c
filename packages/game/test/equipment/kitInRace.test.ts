import { expect, it } from 'vitest';
import { runRace } from '../../src/engine/runRace.ts';
import { catalogue } from '../../src/equipment/catalogue.ts';
import { kitBonus } from '../../src/equipment/effects.ts';
import { effectsOf, equip, type Outfit } from '../../src/equipment/outfit.ts';
import { LENGTH_MS } from '../../src/races/horseLength.ts';
import { classFour, wordsFor } from '../field.ts';

const RACES = 30;

it('the best of all kit is worth about a length, so that it never decides a race by itself', () => {
  const best = kitBonus(effectsOf(catalogue.reduce<Outfit>(equip, {})));
  const gains = Array.from({ length: RACES }, (_, number) => {
    const card = classFour(1200, number);
    const [plain] = card.runners;
    if (plain === undefined) throw new Error('The field is empty.');
    const dressed = { ...plain, speed: plain.speed + Math.round(best * 1_000_000) };
    const timeOf = (runner: typeof plain) =>
      runRace(
        { ...card, runners: [runner, ...card.runners.slice(1)] },
        wordsFor(number),
      ).runners.find(({ horseId }) => horseId === plain.horseId)?.timeMs ?? 0;
    return (timeOf(plain) - timeOf(dressed)) / LENGTH_MS;
  });
  const mean = gains.reduce((sum, gain) => sum + gain, 0) / RACES;
  expect(mean).toBeGreaterThan(0.3);
  expect(mean).toBeLessThan(2);
});

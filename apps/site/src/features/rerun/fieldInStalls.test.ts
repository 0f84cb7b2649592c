import { expect, test } from 'vitest';
import { fieldInStalls } from './fieldInStalls.ts';
import { runAgain } from './runAgain.ts';
import { ashfordCard, ashfordRunners } from './sampleRace.ts';

test('before the off the field stands where the race will begin', () => {
  const waiting = fieldInStalls(ashfordRunners.toReversed());
  const race = runAgain(ashfordCard, [1, 2, 3, 4], {});
  expect(waiting.horseIds).toEqual(race.horseIds);
  const first = Array.from(race.positions.slice(0, 2 * race.horseIds.length));
  expect(Array.from(waiting.positions)).toEqual(first);
});

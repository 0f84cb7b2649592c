import { expect, test } from 'vitest';
import { runner } from '../../storybook/fixtures.ts';
import { toDeclaredRunners } from './toDeclaredRunners.ts';

test('a racecard tells the weight in stones, and the last five runs', () => {
  const { horse, ...entry } = runner(1, 83_410, 'Silver Comet');
  const [declared] = toDeclaredRunners([{ ...entry, horse: { ...horse, form: 'LLWWLWW' } }]);
  expect(declared).toMatchObject({ horse: 'Silver Comet', weight: '9-4', form: 'WWLWW' });
});

test('a racecard tells the rating with the band it falls in', () => {
  const { horse, ...entry } = runner(1, 83_410);
  const [declared] = toDeclaredRunners([{ ...entry, horse: { ...horse, rating: 84 } }]);
  expect(declared?.rating).toEqual({ value: 84, band: 'green' });
});

test('before the draw there is neither stall nor weight', () => {
  const undrawn = { ...runner(1, 83_410), draw: null, weight: null };
  expect(toDeclaredRunners([undrawn])[0]).toMatchObject({ draw: null, weight: null });
});

import { expect, test } from 'vitest';
import { formatChance, formatFairPrice } from './chance.ts';

test('a chance is told in whole percents, and a small one not as none', () => {
  expect([10_000, 1_775, 50, 49, 0].map(formatChance)).toEqual(['100%', '18%', '1%', '<1%', '<1%']);
});

test('a fair price returns the stake by the chance, with a tenth below ten', () => {
  expect([10_000, 1_775, 1_005, 1_000, 25].map(formatFairPrice)).toEqual([
    '1.0',
    '5.6',
    '10',
    '10',
    '400',
  ]);
  expect(formatFairPrice(0)).toBeNull();
});

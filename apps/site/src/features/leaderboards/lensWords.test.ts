import type { OwnStanding } from '@furlong/backend';
import { expect, test } from 'vitest';
import { formatScore, sayMissing } from './lensWords.ts';

const own: OwnStanding = {
  ...{ id: 'ours', name: 'Silver Birch', score: 3, level: 1_000, runs: 9, wins: 3, places: 5 },
  ...{ earnings: 1_000, linedWins: 3, expected: 2.5, rank: 4 },
  ahead: { name: 'Goldhanger', score: 5, level: 800 },
};

test('a score is written in the words of its lens', () => {
  expect(formatScore('earnings', 1_250)).toBe('$1,250');
  expect(formatScore('wins', 1)).toBe('1 win');
  expect(formatScore('strike', 2_143)).toBe('21.4%');
  expect(formatScore('rating', -250)).toBe('−250');
  expect(formatScore('line', 8_000)).toBe('+0.8');
});

test('what is missing is said in the same words, and of those that are level in what decides', () => {
  expect(sayMissing('wins', own)).toBe('2 wins behind Goldhanger');
  const level = { ...own, ahead: { name: 'Goldhanger', score: 3, level: 2_400 } };
  expect(sayMissing('wins', level)).toBe('Level with Goldhanger, who has $1,400 more');
  const line = { ...own, ahead: { name: 'Goldhanger', score: 5_003, level: 0 } };
  expect(sayMissing('line', line)).toBe('0.5 wins behind Goldhanger');
  expect(sayMissing('wins', { ...own, ahead: null })).toBe('Nobody stands before you.');
});

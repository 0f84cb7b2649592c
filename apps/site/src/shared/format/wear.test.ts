import { expect, test } from 'vitest';
import { formatWear, formatWorn } from './wear.ts';

test('what is left of a piece is told in runs, and the last one beforehand', () => {
  expect([40, 31, 2, 1, 0].map((left) => formatWear(left, 40))).toEqual([
    '40 of 40 runs left',
    '31 of 40 runs left',
    '2 of 40 runs left',
    '1 run left',
    'Worn out',
  ]);
});

test('what does not wear, or is another’s, is told by its name alone', () => {
  const plates = { slot: 'horseshoes', item: 'Steel Plates', effect: '+1 Speed' } as const;
  expect(formatWorn({ ...plates, runsLeft: 5 })).toBe('Steel Plates (5 of 6 runs left)');
  expect(formatWorn({ ...plates, runsLeft: null })).toBe('Steel Plates');
});

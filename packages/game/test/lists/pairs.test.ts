import { expect, it } from 'vitest';
import { pairs } from '../../src/lists/pairs.ts';

it('pairs what stands at the same place of two lists', () => {
  expect(pairs(['a', 'b'], [1, 2])).toEqual([
    ['a', 1],
    ['b', 2],
  ]);
  expect(pairs([], [])).toEqual([]);
});

it('refuses lists of unequal length, whichever is longer', () => {
  expect(() => pairs(['a', 'b'], [1])).toThrow('2 and 1 differ');
  expect(() => pairs(['a'], [1, 2])).toThrow(RangeError);
});

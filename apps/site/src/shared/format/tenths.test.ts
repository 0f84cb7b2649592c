import { expect, test } from 'vitest';
import { toTenths } from './tenths.ts';

test('tenths add up to the rounded sum', () => {
  expect(toTenths([0.44, 0.44, 0.44])).toEqual([0.5, 0.4, 0.4]);
  expect(toTenths([1.27, -0.94, -0.33])).toEqual([1.3, -1, -0.3]);
});

test('what sums to zero still does when it is rounded', () => {
  const luck = [1.634, 1.471, -0.555, -2.55];
  const shown = toTenths(luck);
  expect(shown.reduce((sum, each) => sum + each, 0)).toBeCloseTo(0, 9);
  for (const [index, each] of shown.entries()) {
    expect(Math.abs(each - (luck[index] ?? 0))).toBeLessThan(0.1);
  }
});

test('a cause that did nothing is given nothing', () => {
  expect(toTenths([0.26, 0, 0.29, 0])).toEqual([0.3, 0, 0.3, 0]);
});

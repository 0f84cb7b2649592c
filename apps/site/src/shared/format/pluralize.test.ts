import { expect, test } from 'vitest';
import { pluralize } from './pluralize.ts';

test('only one thing stands in the singular', () => {
  expect([0, 1, 2].map((count) => pluralize(count, 'race'))).toEqual([
    '0 races',
    '1 race',
    '2 races',
  ]);
});

test('thousands are set apart', () => {
  expect(pluralize(1_240, 'stable')).toBe('1,240 stables');
});

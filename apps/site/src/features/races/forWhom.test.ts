import { expect, test } from 'vitest';
import { forWhom } from './forWhom.ts';

const open = {
  ageClass: '3yo+',
  minRating: null,
  maxRating: null,
  noviceStablesOnly: false,
} as const;

test('the conditions of a race are told in short', () => {
  expect(forWhom(open)).toBe('3yo+');
  expect(forWhom({ ...open, minRating: 40, maxRating: 60 })).toBe('3yo+\u00a0· rated 40 to 60');
  expect(forWhom({ ...open, minRating: 100 })).toBe('3yo+\u00a0· rated 100 or more');
  expect(forWhom({ ...open, ageClass: '2yo', maxRating: 60, noviceStablesOnly: true })).toBe(
    '2yo\u00a0· rated 60 or less\u00a0· new stables',
  );
});

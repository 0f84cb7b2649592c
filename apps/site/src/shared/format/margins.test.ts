import { expect, test } from 'vitest';
import { marginsOf } from './margins.ts';

const order = [83_410, 83_440, 83_520, 83_800, 83_800].map((timeMs) => ({ timeMs }));

test('every runner is measured against the one in front of it', () => {
  expect(marginsOf(order)).toEqual(['', 'head', '½', '1¾', 'dead heat']);
});

test('a runner without a time has no margin', () => {
  expect(marginsOf([{ timeMs: 1 }, { timeMs: null }, { timeMs: 3 }])).toEqual(['', '', '']);
});

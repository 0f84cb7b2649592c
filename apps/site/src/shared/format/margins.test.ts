import { expect, test } from 'vitest';
import { marginsOf, shortMarginsOf } from './margins.ts';

const order = [83_410, 83_440, 83_520, 83_800, 83_800].map((timeMs) => ({ timeMs }));

test('every runner is measured against the one in front of it', () => {
  expect(marginsOf(order)).toEqual(['', 'head', '½', '1¾', 'dead heat']);
});

test('the photo finish abbreviates what has a short form', () => {
  expect(shortMarginsOf(order)).toEqual(['', 'hd', '½', '1¾', 'dht']);
});

test('a runner without a time has no margin', () => {
  expect(marginsOf([{ timeMs: 1 }, { timeMs: null }, { timeMs: 3 }])).toEqual(['', '', '']);
});

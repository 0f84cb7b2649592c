import type { EconomyWeek } from '@furlong/backend';
import { expect, test } from 'vitest';
import { earnedPerDollar, toFlows, toTiles, toWeekRow } from './toEconomy.ts';

const week: EconomyWeek = {
  beginsAt: Date.UTC(2026, 10, 16),
  stables: 104,
  horses: 461,
  medianMoney: 9_398,
  gini: 0.564,
  medianPrice: 4_200,
  sold: 31,
  transfers: { count: 4, paid: 17_300, offGuide: 650, mostReceived: 5_200 },
  flows: [
    { kind: 'entry_fee', amount: -700 },
    { kind: 'box_fee', amount: -410 },
    { kind: 'grant', amount: 25_000 },
    { kind: 'entry_refund', amount: 100 },
    { kind: 'prizes', amount: 1_111 },
    { kind: 'horse_sale', amount: -9_000 },
  ],
};

test('what came in is told before what went out, the greatest first', () => {
  expect(toFlows(week).map(({ kind, amount }) => `${kind} ${amount}`)).toEqual([
    'grant +$25,000',
    'prizes +$1,111',
    'entry_refund +$100',
    'horse_sale −$9,000',
    'entry_fee −$700',
    'box_fee −$410',
  ]);
});

test('what was won is held against what racing cost, without horses and grants', () => {
  expect(earnedPerDollar(week)).toBe('$1.10');
  expect(earnedPerDollar({ ...week, flows: [{ kind: 'prizes', amount: 500 }] })).toBe('–');
});

test('a week in which no horse was sold has no price', () => {
  const none = { ...week, medianPrice: null, sold: 0 };
  expect(toWeekRow(none).price).toBe('–');
  expect(toTiles(none).at(-1)).toMatchObject({ value: '–', detail: 'none was sold' });
  expect(toTiles(week).at(-1)).toMatchObject({ value: '$4,200', detail: 'the middle of 31 sold' });
});

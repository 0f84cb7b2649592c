import type { MoneyDay } from '@furlong/backend';
import { DAY } from '@furlong/game/rules';
import { expect, test } from 'vitest';
import { moment } from '../../storybook/moment.ts';
import { heldMoney } from '../../storybook/statements.ts';
import { toHeldRows, toSummaryTiles, toWeekRows } from './toSummary.ts';

const monday = Date.UTC(2026, 10, 16);
const on = (at: number, kind: MoneyDay['kind'], amount: number): MoneyDay => ({
  ...{ day: new Date(at).toISOString().slice(0, 10), kind, amount, movements: 1 },
});
const days = [
  on(monday + DAY, 'prizes', 900),
  on(monday, 'box_fee', -150),
  on(monday, 'wallet_transfer', 500),
  on(monday - DAY, 'training', -400),
];
const now = monday + 2 * DAY;

const tiles = (changes: Partial<Parameters<typeof toSummaryTiles>[0]> = {}) =>
  toSummaryTiles({
    wallets: { credits: 100, wallet: 200, prizesTo: 'wallet' },
    boxes: {
      chargedAt: monday + 7 * DAY,
      thisWeek: { horses: 2, runs: 1, fee: 260 },
      lastBill: null,
    },
    held: [],
    ...{ days, now },
    ...changes,
  }).map(({ label, value, detail }) => [label, value, detail]);

test('an account is told with what there is, what is held, what this week did and what comes next', () => {
  expect(tiles({ held: heldMoney })).toEqual([
    ['Credits', '$100', 'to spend'],
    ['Wallet', '$200', 'prize money'],
    ['Held', '$5,850', 'in 3 places'],
    ['This week', '+$750', 'all in, less all out'],
    ['Next boxes', '$260', expect.stringMatching(/, so far$/)],
  ]);
  expect(tiles()[2]).toEqual(['Held', '$0', 'nothing waits']);
});

test('the week begins on Monday, UTC, and what moves between the two accounts is neither in nor out', () => {
  expect(toWeekRows({ days, now }).map(({ id, amount, tone }) => [id, amount, tone])).toEqual([
    ['racing', '$900', 'gain'],
    ['boxes', '$150', 'loss'],
  ]);
  expect(toWeekRows({ days, now: monday - 1 }).map(({ id }) => id)).toEqual([
    'racing',
    'training',
    'boxes',
  ]);
});

test('what is held says for what, and until when', () => {
  expect(toHeldRows(heldMoney, moment).map(({ what, href }) => [what, href])).toEqual([
    ['Ashford Stakes', '/races/ashford-stakes'],
    ['A race request', '/races/requests/q-harbour'],
    ['A bid for Silver Comet', '/horses/silver-comet'],
  ]);
});

import { DAY } from '@furlong/game/rules';
import { expect, test } from 'vitest';
import { toBoxWords } from './toBoxWords.ts';

const now = Date.UTC(2026, 10, 19, 12);
const chargedAt = now + 4 * DAY - 12 * 3_600_000;
const thisWeek = { horses: 3, runs: 2, fee: 370 };
const bill = { horses: 2, runs: 1, fee: 260, paid: 260, at: now - DAY };

test('boxes say what they will cost, when, and by which rule', () => {
  expect(toBoxWords({ chargedAt, thisWeek, lastBill: null }, now)).toMatch(
    /^Your boxes cost \$370 on .+: \$150 a week for each horse, \$40 less for each run, 2 runs so far\.$/,
  );
});

test('a new stable reads from when they cost something', () => {
  const free = { horses: 1, runs: 0, fee: 0 };
  expect(toBoxWords({ chargedAt, thisWeek: free, lastBill: null }, now)).toMatch(
    /^Your boxes are free until .+; then they cost \$150 a week for each horse, \$40 less for each run\.$/,
  );
});

test('the last bill is told with what could not be paid', () => {
  expect(toBoxWords({ chargedAt, thisWeek, lastBill: bill }, now)).toMatch(
    / Last week: \$260 for 2 horses and 1 run\.$/,
  );
  expect(toBoxWords({ chargedAt, thisWeek, lastBill: { ...bill, paid: 100 } }, now)).toMatch(
    / Last week: \$260 for 2 horses and 1 run, of which \$100 could be paid\.$/,
  );
});

import { DAY } from '@furlong/game/rules';
import { expect, test } from 'vitest';
import { toBoxWords } from './toBoxWords.ts';

const now = Date.UTC(2026, 10, 19, 12);
const chargedAt = now + 4 * DAY - 12 * 3_600_000;
const thisWeek = { horses: 3, runs: 2, fee: 370 };
const bill = { horses: 2, runs: 1, fee: 260, paid: 260, at: now - DAY };

test('boxes say what they will cost, when, and by which rule', () => {
  expect(toBoxWords({ chargedAt, thisWeek, lastBill: null }, now)).toMatch(
    /^Your boxes cost \$370 on .+: \$450 for 3 horses, less \$80 for 2 runs\. Each run takes \$40 off, up to its horse’s whole fee\.$/,
  );
});

test('the sum is right also where a horse ran so often that its box is free', () => {
  const often = { horses: 2, runs: 5, fee: 110 };
  expect(toBoxWords({ chargedAt, thisWeek: often, lastBill: null }, now)).toMatch(
    /cost \$110 on .+: \$300 for 2 horses, less \$190 for 5 runs\./,
  );
});

test('a new stable reads from when they cost something', () => {
  const free = { horses: 1, runs: 0, fee: 0 };
  expect(toBoxWords({ chargedAt, thisWeek: free, lastBill: null }, now)).toMatch(
    /^Your boxes are free until .+; then they cost \$150 a week for each horse\. Each run takes \$40 off, up to its horse’s whole fee\.$/,
  );
});

test('the last bill is told with what could not be paid', () => {
  expect(toBoxWords({ chargedAt, thisWeek, lastBill: bill }, now)).toMatch(
    / Last week: \$260, \$300 for 2 horses, less \$40 for 1 run\.$/,
  );
  expect(toBoxWords({ chargedAt, thisWeek, lastBill: { ...bill, paid: 100 } }, now)).toMatch(
    / Last week: \$260, \$300 for 2 horses, less \$40 for 1 run\. \$100 of it could be paid\. The rest is paid by what comes back to you of money that you had laid out before, such as for a horse given back or an entry withdrawn\.$/,
  );
});

import { expect, test } from 'vitest';
import { pollingInterval, settlementInterval } from './polling.ts';

const off = Date.UTC(2026, 10, 21, 12);
const race = { status: 'open', closesAt: off - 20_000, offAt: off } as const;

test('a settled or abandoned race is not fetched again', () => {
  expect(pollingInterval({ ...race, status: 'finished' }, off)).toBe(false);
  expect(pollingInterval({ ...race, status: 'void' }, off)).toBe(false);
});

test('the nearer the off, the oftener a race is fetched', () => {
  const before = [3_600_000, 60_000, 10_000, -1_000].map((ms) => pollingInterval(race, off - ms));
  expect(before).toEqual([30_000, 5_000, 5_000, 2_000]);
});

test('a race that nobody settles is fetched once a minute', () => {
  expect(pollingInterval({ ...race, status: 'closed' }, off + 3_600_000)).toBe(60_000);
});

test('whether a race is settled is asked at its off, and often from then on', () => {
  const before = [3_600_000, 60_000, 10_000, 0, -30_000].map((ms) =>
    settlementInterval(off, off - ms),
  );
  expect(before).toEqual([60_000, 60_000, 10_000, 2_000, 2_000]);
});

import { expect, test } from 'vitest';
import { pollingInterval, progressInterval } from './polling.ts';

const off = Date.UTC(2026, 10, 21, 12);
const home = off + 84_000;
const open = { status: 'open', closesAt: off - 60_000, offAt: off, finishesAt: null } as const;
const closed = { ...open, status: 'closed' } as const;
const running = { ...open, status: 'running', finishesAt: home } as const;

test('a settled or abandoned race is not fetched again', () => {
  expect(pollingInterval({ ...running, status: 'finished' }, home)).toBe(false);
  expect(pollingInterval({ ...closed, status: 'void' }, off)).toBe(false);
  expect(progressInterval({ ...running, status: 'finished' }, home)).toBe(false);
});

test('a race that takes entries is fetched for those, never oftener than every ten seconds', () => {
  const before = [3_600_000, 70_000, 60_000, 0].map((ms) => pollingInterval(open, off - ms, 1));
  expect(before).toEqual([30_000, 20_500, 10_500, 10_000]);
});

test('from then on it is asked for once a change: at the off, and when the last is home', () => {
  expect(pollingInterval(closed, off - 50_000, 0)).toBe(50_500);
  expect(pollingInterval(running, off + 1_000, 0)).toBe(83_500);
});

test('those who look do not ask at once', () => {
  const turns = [0, 0.5, 1];
  expect(turns.map((turn) => pollingInterval(closed, off, turn))).toEqual([500, 2_000, 3_500]);
  expect(turns.map((turn) => pollingInterval(running, home, turn))).toEqual([500, 3_500, 6_500]);
});

test('a change that is late is asked for every few seconds, and after ten minutes each minute', () => {
  expect(pollingInterval(closed, off + 10_000)).toBe(3_000);
  expect(pollingInterval(running, home + 10_000)).toBe(3_000);
  expect(pollingInterval(closed, off + 3_600_000)).toBe(60_000);
});

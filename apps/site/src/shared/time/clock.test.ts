import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  forgetServerDates,
  noteServerDate,
  onClockMoved,
  serverAhead,
  serverNow,
  toldServerNow,
} from './clock.ts';

const here = Date.UTC(2026, 10, 21, 12, 0, 0);
const headerOf = (ms: number) => new Date(ms).toUTCString();

beforeEach(() => {
  vi.useFakeTimers({ now: here });
  noteServerDate(headerOf(here), here, here);
});
afterEach(() => vi.useRealTimers());

test('a clock that is a day slow is put right to within two seconds', () => {
  const day = 86_400_000;
  noteServerDate(headerOf(here + day), here - 80, here);
  expect(Math.abs(serverNow() - (here + day))).toBeLessThan(2_000);
});

test('the second that a Date header leaves out moves nothing', () => {
  const before = serverNow();
  noteServerDate(headerOf(here + 900), here, here);
  expect(serverNow()).toBe(before);
});

test('two clocks that are a little out agree to a fraction of a second after a few responses', () => {
  const shown = [900, -900].map((wrong) => {
    for (const ms of [150, 4_420, 7_810, 9_050]) {
      noteServerDate(headerOf(here + ms), here + ms + wrong - 40, here + ms + wrong);
    }
    return serverNow() + wrong;
  });
  for (const time of shown) expect(Math.abs(time - here)).toBeLessThan(250);
});

test('a response without a readable date moves nothing', () => {
  const before = serverNow();
  noteServerDate(null, here, here);
  noteServerDate('yesterday, perhaps', here, here);
  expect(serverNow()).toBe(before);
});

test('no time is known before an answer has told it, and who asks by it waits', async () => {
  forgetServerDates();
  expect(serverAhead()).toBeNull();
  const told = vi.fn<(now: number) => void>();
  const asked = toldServerNow().then(told);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(told).not.toHaveBeenCalled();
  const there = Date.now() + 3_600_000;
  noteServerDate(headerOf(there), Date.now(), Date.now());
  await asked;
  expect(Math.abs((told.mock.lastCall?.[0] ?? 0) - there)).toBeLessThan(2_000);
});

test('each move of the clock is told, until one wants to hear no more', () => {
  const moved = vi.fn<() => void>();
  const stop = onClockMoved(moved);
  noteServerDate(headerOf(here), here, here);
  expect(moved).not.toHaveBeenCalled();
  noteServerDate(headerOf(here + 600_000), here, here);
  expect(moved).toHaveBeenCalledOnce();
  stop();
  noteServerDate(headerOf(here), here, here);
  expect(moved).toHaveBeenCalledOnce();
});

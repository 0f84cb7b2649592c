import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { noteServerDate } from './clock.ts';
import { createTicker } from './ticker.ts';

const noon = Date.UTC(2026, 10, 21, 12);

beforeEach(() => {
  vi.useFakeTimers({ now: noon + 400 });
  noteServerDate(new Date(noon).toUTCString(), noon, noon);
});
afterEach(() => vi.useRealTimers());

test('time stands still between ticks, which fall on whole seconds', () => {
  const { lastTick } = createTicker(1_000);
  expect(lastTick()).toBe(noon);
  vi.advanceTimersByTime(599);
  expect(lastTick()).toBe(noon);
  vi.advanceTimersByTime(1);
  expect(lastTick()).toBe(noon + 1_000);
});

test('every listener hears every tick, from one timer', () => {
  const { subscribe, lastTick } = createTicker(1_000);
  const heard: number[] = [];
  const second = vi.fn();
  subscribe(() => heard.push(lastTick()));
  subscribe(second);
  expect(vi.getTimerCount()).toBe(1);
  vi.advanceTimersByTime(2_600);
  expect(heard).toEqual([noon + 1_000, noon + 2_000, noon + 3_000]);
  expect(second).toHaveBeenCalledTimes(3);
});

test('no timer runs before the first listener or after the last', () => {
  const { subscribe } = createTicker(1_000);
  expect(vi.getTimerCount()).toBe(0);
  const [leave, leaveToo] = [subscribe(vi.fn()), subscribe(vi.fn())];
  leave();
  expect(vi.getTimerCount()).toBe(1);
  leaveToo();
  expect(vi.getTimerCount()).toBe(0);
});

test('a clock that is put right is heard at once, and ticks on from there', () => {
  const { subscribe, lastTick } = createTicker(30_000);
  const heard: number[] = [];
  subscribe(() => heard.push(lastTick()));
  const now = Date.now();
  noteServerDate(new Date(noon + 615_000).toUTCString(), now, now);
  expect(heard).toEqual([noon + 600_000]);
  vi.advanceTimersByTime(15_000);
  expect(heard).toEqual([noon + 600_000, noon + 630_000]);
});

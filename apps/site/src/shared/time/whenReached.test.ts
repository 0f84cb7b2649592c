import { MINUTE } from '@furlong/game/rules';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { noteServerDate } from './clock.ts';
import { whenReached } from './whenReached.ts';

const here = Date.UTC(2026, 10, 21, 12);
const inOneHour = here + 60 * MINUTE;
const reached = vi.fn<() => void>();

beforeEach(() => {
  vi.useFakeTimers({ now: here });
  noteServerDate(new Date(here).toUTCString(), here, here);
  reached.mockReset();
});
afterEach(() => vi.useRealTimers());

test('a moment is told once, when it has come and not before', () => {
  whenReached(inOneHour, reached);
  vi.advanceTimersByTime(60 * MINUTE - 1);
  expect(reached).not.toHaveBeenCalled();
  vi.advanceTimersByTime(60 * MINUTE);
  expect(reached).toHaveBeenCalledOnce();
});

test('a moment that has come already is told at once, but not while it is asked', () => {
  whenReached(here - 1, reached);
  expect(reached).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(reached).toHaveBeenCalledOnce();
});

test('it is told by the server’s time, also where that is put right meanwhile', () => {
  whenReached(inOneHour, reached);
  noteServerDate(new Date(here + 50 * MINUTE).toUTCString(), here, here);
  vi.advanceTimersByTime(11 * MINUTE);
  expect(reached).toHaveBeenCalledOnce();
});

test('who has left is told nothing', () => {
  whenReached(inOneHour, reached)();
  vi.advanceTimersByTime(120 * MINUTE);
  expect(reached).not.toHaveBeenCalled();
});

test('a moment that never comes keeps no timer', () => {
  whenReached(Number.POSITIVE_INFINITY, reached);
  expect(vi.getTimerCount()).toBe(0);
});

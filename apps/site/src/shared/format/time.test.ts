import { describe, expect, onTestFinished, test, vi } from 'vitest';
import {
  formatAgo,
  formatDate,
  formatDay,
  formatDuration,
  formatSoon,
  formatWhen,
  sayDay,
  sayWhen,
} from './time.ts';

const noon = Date.UTC(2026, 2, 14, 12);
const hours = (count: number) => count * 3_600_000;

describe('when something is', () => {
  test('is told by the day of the player, not by hours', () => {
    expect(formatWhen(noon + hours(2.5), noon, 'UTC')).toBe('Today 14:30');
    expect(formatWhen(noon + hours(13), noon, 'UTC')).toBe('Tomorrow 01:00');
    expect(formatWhen(noon - hours(13), noon, 'UTC')).toBe('Yesterday 23:00');
    expect(formatWhen(noon + hours(48), noon, 'UTC')).toBe('Mon 12:00');
    expect(formatWhen(noon + hours(24 * 8), noon, 'UTC')).toBe('22 Mar 12:00');
  });

  test('begins small inside a sentence, unless its day has a name', () => {
    expect(sayWhen(noon + hours(2.5), noon, 'UTC')).toBe('today 14:30');
    expect(sayWhen(noon + hours(48), noon, 'UTC')).toBe('Mon 12:00');
    expect(sayDay(noon - hours(13), noon, 'UTC')).toBe('yesterday');
  });

  test('follows the time zone', () => {
    expect(formatWhen(noon, noon, 'America/New_York')).toBe('Today 08:00');
    expect(formatWhen(noon + hours(4), noon, 'Asia/Tokyo')).toBe('Tomorrow 01:00');
  });

  test('stays the next day over the night that the clocks go forward', () => {
    const before = Date.UTC(2026, 2, 28, 22, 30);
    expect(formatWhen(before + hours(12), before, 'Europe/London')).toBe('Tomorrow 11:30');
  });

  test('is told in full at the head of a result', () => {
    expect(formatDate(noon, 'UTC')).toBe('Saturday 14 March 2026, 12:00');
  });
});

test('how long ago something was is told in the largest whole unit', () => {
  expect(formatAgo(noon - 20_000, noon)).toBe('just now');
  expect(formatAgo(noon - 60_000, noon)).toBe('1 minute ago');
  expect(formatAgo(noon - hours(3.9), noon)).toBe('3 hours ago');
  expect(formatAgo(noon - hours(50), noon)).toBe('2 days ago');
});

test('how long something takes is told in two units at most', () => {
  expect([1, 60, 161, 3_600, 3_901, 0].map(formatDuration)).toEqual([
    '1 second',
    '1 minute',
    '2 minutes 41 seconds',
    '1 hour',
    '1 hour 6 minutes',
    'a moment',
  ]);
});

test('what is soon is told in minutes, what is later by the clock', () => {
  expect(formatSoon(noon + 59_999, noon)).toBe('within a minute');
  expect(formatSoon(noon + 60_000, noon)).toBe('in 1 minute');
  expect(formatSoon(noon + hours(1) - 1, noon)).toBe('in 59 minutes');
  expect(formatSoon(noon + hours(1), noon)).toMatch(/^today /);
});

test('the day is known also where a browser writes a date in another order', async () => {
  const realFormat = Intl.DateTimeFormat.prototype.formatToParts;
  const own = Object.getOwnPropertyDescriptor(Intl.DateTimeFormat.prototype, 'format') ?? {};
  const another = { configurable: true, get: () => () => '11/21/2026' };
  Object.defineProperty(Intl.DateTimeFormat.prototype, 'format', another);
  onTestFinished(() => {
    Object.defineProperty(Intl.DateTimeFormat.prototype, 'format', own);
    vi.restoreAllMocks();
  });
  vi.spyOn(Intl.DateTimeFormat.prototype, 'formatToParts').mockImplementation(function (
    this: Intl.DateTimeFormat,
    at,
  ) {
    return realFormat.call(this, at).toReversed();
  });
  expect(formatDay(noon + hours(1), noon, 'UTC')).toBe('Today');
  expect(formatDay(noon + hours(24), noon, 'UTC')).toBe('Tomorrow');
});

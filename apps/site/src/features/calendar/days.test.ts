import { DAY } from '@furlong/game/rules';
import { expect, test } from 'vitest';
import {
  dateBefore,
  dateOf,
  formatFullDay,
  formatMonth,
  midnightOf,
  monthAround,
  monthsFrom,
  weekdays,
  weeksAround,
} from './days.ts';

test('a month is shown in whole weeks, Monday first', () => {
  const { days, end } = monthAround('2026-11-21');
  expect(days).toHaveLength(42);
  expect(days[0]).toMatchObject({ date: '2026-10-26', inMonth: false });
  expect(days[6]).toMatchObject({ date: '2026-11-01', inMonth: true });
  expect(days.at(-1)).toMatchObject({ date: '2026-12-06', inMonth: false });
  expect(dateOf(end)).toBe('2026-12-07');
  expect(days.map(({ midnight }) => new Date(midnight).getHours())).toEqual(days.map(() => 0));
});

test('a February that begins on a Monday takes four weeks', () => {
  expect(monthAround('2027-02-14').days).toHaveLength(28);
});

test('days follow each other across the change of clocks', () => {
  const { days } = monthAround('2026-10-25');
  const dates = days.map(({ date }) => date);
  expect(new Set(dates).size).toBe(dates.length);
  const lengths = days
    .slice(1)
    .map(({ midnight }, index) => midnight - (days[index]?.midnight ?? 0));
  expect(lengths.every((length) => Math.abs(length - DAY) <= DAY / 24)).toBe(true);
});

test('of the month that is on, the present week stands first, and what is before it one step back', () => {
  const { days, end } = weeksAround('2026-11-28', '2026-11-28');
  expect([days[0]?.date, dateOf(end), days.length]).toEqual(['2026-11-23', '2026-12-21', 28]);
  expect(days.filter(({ inMonth }) => inMonth)).toHaveLength(8);
  const before = dateBefore('2026-11-28', days);
  expect(before).toBe('2026-11-22');
  const whole = weeksAround(before, '2026-11-28').days;
  expect(whole).toEqual(monthAround('2026-11-22').days);
  expect(dateBefore(before, whole)).toBe('2026-10-22');
});

test('of another month, and of one that has just begun, all weeks are shown', () => {
  expect(weeksAround('2026-12-05', '2026-11-28')).toEqual(monthAround('2026-12-05'));
  expect(weeksAround('2026-11-01', '2026-11-01')).toEqual(monthAround('2026-11-01'));
});

test('what is no date is none', () => {
  for (const date of ['', '2026-13-01', '2026-02-30', '21 November', '2026-11-21x']) {
    expect(midnightOf(date)).toBeNull();
  }
});

test('months are counted from any day, to the last of a shorter one', () => {
  expect(monthsFrom('2026-11-21', 1)).toBe('2026-12-21');
  expect(monthsFrom('2026-01-31', 1)).toBe('2026-02-28');
  expect(monthsFrom('2026-01-15', -1)).toBe('2025-12-15');
});

test('days and months have their names', () => {
  const at = midnightOf('2026-11-21') ?? 0;
  expect([formatMonth(at), formatFullDay(at)]).toEqual(['November 2026', 'Saturday 21 November']);
  expect(weekdays.map(({ short }) => short).join(' ')).toBe('Mon Tue Wed Thu Fri Sat Sun');
});

/** A day of the player's own, by their clock. */
export interface Day {
  /** Such as '2026-11-21'. */
  date: string;
  /** Milliseconds since 1970. */
  midnight: number;
  inMonth: boolean;
}

const weekdayName = new Intl.DateTimeFormat('en-GB', { weekday: 'long', timeZone: 'UTC' });
const monthName = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric' });
const dayName = new Intl.DateTimeFormat('en-GB', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
});

/** Monday first, as on every fixture list. */
export const weekdays = Array.from({ length: 7 }, (_, index) => {
  // The fifth of January 2026 was a Monday.
  const long = weekdayName.format(Date.UTC(2026, 0, 5 + index));
  return { long, short: long.slice(0, 3) };
});

/** The date of a moment (ms since 1970) by the player's clock: '2026-11-21'. */
export function dateOf(at: number): string {
  const day = new Date(at);
  const parts = [day.getFullYear(), day.getMonth() + 1, day.getDate()];
  return parts.map((part) => String(part).padStart(2, '0')).join('-');
}

/** Where the player's own day of a date begins, ms since 1970; null for what is no date. */
export function midnightOf(date: string): number | null {
  const [, year, month, day] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(date)?.map(Number) ?? [];
  if (year === undefined || month === undefined || day === undefined) return null;
  const at = new Date(year, month - 1, day).getTime();
  return dateOf(at) === date ? at : null;
}

/** The date so many months before or after another, the last of its month where that is shorter. */
export function monthsFrom(date: string, months: number): string {
  const at = new Date(midnightOf(date) ?? 0);
  const last = new Date(at.getFullYear(), at.getMonth() + months + 1, 0);
  return dateOf(last.setDate(Math.min(at.getDate(), last.getDate())));
}

/** The weeks, Monday first, that hold the month of a date; and where the last of their days ends. */
export function monthAround(date: string): { days: Day[]; end: number } {
  const at = new Date(midnightOf(date) ?? 0);
  const [year, month] = [at.getFullYear(), at.getMonth()];
  const before = (new Date(year, month, 1).getDay() + 6) % 7;
  const weeks = Math.ceil((before + new Date(year, month + 1, 0).getDate()) / 7);
  const midnights = Array.from({ length: 7 * weeks + 1 }, (_, index) =>
    new Date(year, month, 1 - before + index).getTime(),
  );
  const days = midnights.slice(0, -1).map((midnight) => ({
    date: dateOf(midnight),
    midnight,
    inMonth: new Date(midnight).getMonth() === month,
  }));
  return { days, end: midnights.at(-1) ?? 0 };
}

/**
 * The weeks that are shown for a date: those of its month; of the month that is on, from the week of `today`,
 * four at least, unless the date is before it.
 */
export function weeksAround(date: string, today: string): { days: Day[]; end: number } {
  const month = monthAround(date);
  const at = new Date(midnightOf(today) ?? 0);
  const monday = at.getDate() - ((at.getDay() + 6) % 7);
  const from = new Date(at.getFullYear(), at.getMonth(), monday);
  const past = month.days.findIndex(({ date: each }) => each === dateOf(from.getTime()));
  if (date.slice(0, 7) !== today.slice(0, 7) || date < dateOf(from.getTime()) || past < 1) {
    return month;
  }
  const count = Math.max(4 * 7, month.days.length - past);
  const midnights = Array.from({ length: count + 1 }, (_, index) =>
    new Date(from.getFullYear(), from.getMonth(), from.getDate() + index).getTime(),
  );
  const days = midnights.slice(0, -1).map((midnight) => ({
    ...{ date: dateOf(midnight), midnight },
    inMonth: dateOf(midnight).slice(0, 7) === date.slice(0, 7),
  }));
  return { days, end: midnights.at(-1) ?? 0 };
}

/** The date to show what is before a page of days that shows `date`: a day of its month that is not on it, else of the month before. */
export function dateBefore(date: string, [first]: readonly Day[]): string {
  if (first?.inMonth && !first.date.endsWith('-01')) {
    const at = new Date(first.midnight);
    return dateOf(at.setDate(at.getDate() - 1));
  }
  return monthsFrom(date, -1);
}

/** 'November 2026'. */
export function formatMonth(at: number): string {
  return monthName.format(at);
}

/** 'Saturday 21 November'. */
export function formatFullDay(at: number): string {
  return dayName.format(at).replace(',', '');
}

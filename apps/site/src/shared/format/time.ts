import { DAY, HOUR, MINUTE } from '@furlong/game/rules';
import { pluralize } from './pluralize.ts';

const weekday = dateFormat('en-GB', { weekday: 'short' });
const dayAndMonth = dateFormat('en-GB', { day: 'numeric', month: 'short' });
const timeOfDay = dateFormat('en-GB', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
const dateInFull = dateFormat('en-GB', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
});
const dayOfYear = dateFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric' });
const numbers = formatters('en-US', { year: 'numeric', month: 'numeric', day: 'numeric' });

/** The formatters of these options by time zone; each is made once, as that takes long. */
function formatters(locale: string, options: Intl.DateTimeFormatOptions) {
  const made = new Map<string | undefined, Intl.DateTimeFormat>();
  return (timeZone?: string): Intl.DateTimeFormat => {
    const formatter =
      made.get(timeZone) ??
      new Intl.DateTimeFormat(locale, timeZone === undefined ? options : { ...options, timeZone });
    made.set(timeZone, formatter);
    return formatter;
  };
}

function dateFormat(locale: string, options: Intl.DateTimeFormatOptions) {
  const formatter = formatters(locale, options);
  return (at: number, timeZone?: string): string => formatter(timeZone).format(at);
}

/**
 * When something is, in the player's own day: 'Today 14:30', 'Tomorrow 09:05', 'Sat 14:30',
 * and '14 Mar 14:30' beyond six days either way.
 * @param at the moment, ms
 * @param now the server's time, ms
 * @param zone a time zone's name; the player's own when left out
 */
export function formatWhen(at: number, now: number, zone?: string): string {
  return `${formatDay(at, now, zone)} ${formatTime(at, zone)}`;
}

/** The day of the same: 'Today', 'Tomorrow', 'Sat', '14 Mar'. */
export function formatDay(at: number, now: number, zone?: string): string {
  const days = calendarDay(at, zone) - calendarDay(now, zone);
  if (days === 0) return 'Today';
  if (days === 1) return 'Tomorrow';
  if (days === -1) return 'Yesterday';
  const near = Math.abs(days) < 7;
  return near ? weekday(at, zone) : dayAndMonth(at, zone);
}

/** When something is, inside a sentence: 'today 14:30', 'tomorrow 09:05', 'Sat 14:30'. */
export function sayWhen(at: number, now: number, zone?: string): string {
  return inSentence(formatWhen(at, now, zone));
}

/** The day of the same: 'today', 'yesterday', 'Sat', '14 Mar'. */
export function sayDay(at: number, now: number, zone?: string): string {
  return inSentence(formatDay(at, now, zone));
}

/** When the player's own day begins on which something is, or a day so many days before it, ms. */
export function startOfDay(at: number, daysBefore: number): number {
  const day = new Date(at);
  return new Date(day.getFullYear(), day.getMonth(), day.getDate() - daysBefore).getTime();
}

/** The time of day: '14:30'. */
export function formatTime(at: number, zone?: string): string {
  return timeOfDay(at, zone);
}

/** A date and time in full, for the head of a result: 'Saturday 14 March 2026, 14:30'. */
export function formatDate(at: number, zone?: string): string {
  const date = dateInFull(at, zone);
  return `${date.replace(',', '')}, ${formatTime(at, zone)}`;
}

/** A day, of whatever year: '14 Mar 2026'. */
export function formatDayOfYear(at: number, zone?: string): string {
  return dayOfYear(at, zone);
}

/** How long ago something was: 'just now', '5 minutes ago', '3 hours ago', '2 days ago'. */
export function formatAgo(at: number, now: number): string {
  const past = now - at;
  if (past < MINUTE) return 'just now';
  if (past < HOUR) return ago(past / MINUTE, 'minute');
  if (past < DAY) return ago(past / HOUR, 'hour');
  return ago(past / DAY, 'day');
}

/** When something soon is: 'within a minute', 'in 12 minutes', and from an hour on 'today 14:30'. */
export function formatSoon(at: number, now: number): string {
  const left = at - now;
  if (left < MINUTE) return 'within a minute';
  return left < HOUR ? `in ${pluralize(Math.floor(left / MINUTE), 'minute')}` : sayWhen(at, now);
}

/** How long something takes, to the second within an hour: '2 minutes 41 seconds', '1 hour 5 minutes'. */
export function formatDuration(seconds: number): string {
  const units: [number, string][] =
    seconds < 3_600
      ? [
          [Math.floor(seconds / 60), 'minute'],
          [seconds % 60, 'second'],
        ]
      : [
          [Math.floor(seconds / 3_600), 'hour'],
          [Math.ceil((seconds % 3_600) / 60), 'minute'],
        ];
  const said = units.filter(([count]) => count > 0).map(([count, unit]) => pluralize(count, unit));
  return said.join(' ') || 'a moment';
}

/** Whole seconds as a clock on the course shows them: '0:07', '1:23'. */
export function formatClock(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${`${seconds % 60}`.padStart(2, '0')}`;
}

function ago(amount: number, unit: string): string {
  return `${pluralize(Math.floor(amount), unit)} ago`;
}

/** 'Today' and its like are no names: inside a sentence they begin small. */
function inSentence(words: string): string {
  return words.replace(/^(?:Today|Tomorrow|Yesterday)/, (day) => day.toLowerCase());
}

/** The number of the day in the zone's own calendar, so that 23:59 and 00:01 are neighbours. */
function calendarDay(at: number, zone: string | undefined): number {
  // By their names: in which order and with what between them they are written, browsers disagree.
  const parts = numbers(zone).formatToParts(at);
  const read = (type: 'year' | 'month' | 'day') =>
    Number(parts.find((part) => part.type === type)?.value);
  return Math.round(Date.UTC(read('year'), read('month') - 1, read('day')) / DAY);
}

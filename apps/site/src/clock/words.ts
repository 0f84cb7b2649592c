const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;

/**
 * When something is, in the player's own day: 'Today 14:30', 'Tomorrow 09:05', 'Sat 14:30',
 * and '14 Mar 14:30' beyond six days either way.
 * @param at the moment, ms
 * @param now the server's time, ms
 * @param zone a time zone's name; the player's own when left out
 */
export function whenWords(at: number, now: number, zone?: string): string {
  const time = formatted(at, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }, zone);
  const days = calendarDay(at, zone) - calendarDay(now, zone);
  return `${dayWords(at, days, zone)} ${time}`;
}

function dayWords(at: number, days: number, zone: string | undefined): string {
  if (days === 0) return 'Today';
  if (days === 1) return 'Tomorrow';
  if (days === -1) return 'Yesterday';
  return formatted(
    at,
    Math.abs(days) < 7 ? { weekday: 'short' } : { day: 'numeric', month: 'short' },
    zone,
  );
}

/** A date and time in full, for the head of a result: 'Saturday 14 March 2026, 14:30'. */
export function dateWords(at: number, zone?: string): string {
  const date = formatted(
    at,
    { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' },
    zone,
  );
  const time = formatted(at, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }, zone);
  return `${date.replace(',', '')}, ${time}`;
}

/** What is left, as a clock shows it: '4:32', '1:04:32', and '2 days' from 48 hours on. */
export function countdownWords(left: number): string {
  if (left >= 2 * day) return `${Math.floor(left / day)} days`;
  // The last part of a second still counts as a second, so that 0:00 means that it is time.
  const seconds = Math.max(0, Math.ceil(left / second));
  const parts = [Math.floor(seconds / 60) % 60, seconds % 60];
  const hours = Math.floor(seconds / 3600);
  if (hours > 0) parts.unshift(hours);
  return parts
    .map((part, index) => (index === 0 ? `${part}` : `${part}`.padStart(2, '0')))
    .join(':');
}

/** How long ago something was: 'just now', '5 minutes ago', '3 hours ago', '2 days ago'. */
export function agoWords(at: number, now: number): string {
  const past = now - at;
  if (past < minute) return 'just now';
  if (past < hour) return counted(past / minute, 'minute');
  if (past < day) return counted(past / hour, 'hour');
  return counted(past / day, 'day');
}

function counted(amount: number, unit: string): string {
  const whole = Math.floor(amount);
  return `${whole} ${unit}${whole === 1 ? '' : 's'} ago`;
}

/** The number of the day in the zone's own calendar, so that 23:59 and 00:01 are neighbours. */
function calendarDay(at: number, zone: string | undefined): number {
  const [year = 0, month = 1, date = 1] = formatted(
    at,
    { year: 'numeric', month: '2-digit', day: '2-digit' },
    zone,
    'en-CA',
  )
    .split('-')
    .map(Number);
  return Math.round(Date.UTC(year, month - 1, date) / day);
}

function formatted(
  at: number,
  options: Intl.DateTimeFormatOptions,
  zone: string | undefined,
  locale = 'en-GB',
): string {
  const zoned = zone === undefined ? options : { ...options, timeZone: zone };
  return new Intl.DateTimeFormat(locale, zoned).format(at);
}

import type { Limit } from '@furlong/backend';
import {
  EXCLUSIONS,
  formatMoney,
  type LimitKind,
  PAUSES,
  type PauseDays,
  WEEKLY_CREDITS,
} from '@furlong/game/rules';
import { pluralize } from '../../shared/format/pluralize.ts';
import { sayWhen } from '../../shared/format/time.ts';

/** Minutes in words: '45 minutes', '1 hour', '1 hour 30 minutes'. */
export function sayMinutes(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  return [
    hours > 0 && pluralize(hours, 'hour'),
    (rest > 0 || hours === 0) && pluralize(rest, 'minute'),
  ]
    .filter(Boolean)
    .join(' ');
}

/** What a limit is called, asked for and offered. */
export interface LimitWords {
  title: string;
  text: string;
  /** The field. */
  label: string;
  /** What is offered, the lowest first. */
  amounts: readonly number[];
  say: (amount: number) => string;
  /** Where none is set. */
  none: string;
  button: string;
}

const hours = (...each: number[]) => each.map((hour) => hour * 60);

export const limitWords: Readonly<Record<LimitKind, LimitWords>> = {
  weekly_credits: {
    title: 'Credits in a week',
    text: 'The most that you take in packs of play credits between one Monday and the next.',
    label: 'At most in a week',
    amounts: [0, 100, 250, 350],
    say: formatMoney,
    none: `No limit of mine: ${formatMoney(WEEKLY_CREDITS)} by the rule`,
    button: 'Set Credits',
  },
  daily_minutes: {
    title: 'Time in a day',
    text: 'When it is over, nothing is entered, bought, bid for, offered or trained before midnight UTC. You can still look, and take back.',
    label: 'At most in a day',
    amounts: [30, 60, 90, ...hours(2, 3, 4, 6, 8)],
    say: sayMinutes,
    none: 'No limit',
    button: 'Set Time',
  },
  reminder_minutes: {
    title: 'A reminder',
    text: 'After so long without a break a line at the foot of the page says how long you have been at play today.',
    label: 'Remind me every',
    amounts: [15, 30, 60, 90, ...hours(2, 3)],
    say: sayMinutes,
    none: 'Never',
    button: 'Set Reminder',
  },
};

/** What holds now, and what waits: 'now $100; $350 from tomorrow 14:30'. */
export function sayLimit({ amount, next }: Limit, kind: LimitKind, now: number): string {
  const { say, none } = limitWords[kind];
  const words = (each: number | null) => (each === null ? none : say(each));
  return next === null
    ? words(amount)
    : `${words(amount)}. From ${sayWhen(next.at, now)}: ${words(next.amount)}`;
}

const lengths: Readonly<Record<PauseDays, string>> = {
  1: '24 Hours',
  3: '3 Days',
  7: '1 Week',
  14: '2 Weeks',
  28: '4 Weeks',
  42: '6 Weeks',
  182: 'Half a Year',
  365: 'One Year',
  1826: 'Five Years',
};

/** How long a pause lasts, as a button says it. */
export const sayLength = (days: PauseDays): string => lengths[days];

/** Every length, the shortest first, with what it is. */
export const pauseOptions = [...PAUSES, ...EXCLUSIONS].map((days) => ({
  value: `${days}`,
  label: `${days > 42 ? 'Exclude me for' : 'Pause for'} ${lengths[days].toLowerCase()}`,
}));

/** The length that a field names. */
export const readDays = (value: string): PauseDays =>
  [...PAUSES, ...EXCLUSIONS].find((days) => `${days}` === value) ?? 1;

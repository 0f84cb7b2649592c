import type { OwnHorse, Purses, UpcomingEntry } from '@furlong/backend';
import { formatMoney } from '@furlong/game/rules';
import type { StatTile } from '@furlong/ui';
import { pluralize } from '../../shared/format/pluralize.ts';
import { formatWhen } from '../../shared/format/time.ts';
import { isRunning } from '../../shared/races/isRunning.ts';

const thousands = new Intl.NumberFormat('en-GB');

interface StableFigures {
  horses: readonly OwnHorse[] | undefined;
  purses: Purses | undefined;
  entries: readonly UpcomingEntry[] | undefined;
  /** The server's time, ms. */
  now: number;
}

/** The dashboard's tiles. What is still on its way is null, and its room is kept. */
export function toStableSummary({ horses, purses, entries, now }: StableFigures): StatTile[] {
  const sum = (figure: (horse: OwnHorse) => number) =>
    horses?.reduce((total, horse) => total + figure(horse), 0);
  const runs = sum(({ runs }) => runs);
  const next = entries?.[0];
  return [
    { label: 'Horses', value: count(horses?.length) },
    {
      label: 'Total wins',
      value: count(sum(({ wins }) => wins)),
      detail: runs === undefined ? null : `from ${pluralize(runs, 'race')}`,
    },
    {
      label: 'Total earnings',
      value: money(sum(({ earnings }) => earnings)),
      detail: purses === undefined ? null : `${formatMoney(purses.wallet)} in the wallet`,
      gold: true,
    },
    {
      label: 'Upcoming races',
      value: count(entries?.length),
      detail: entries === undefined ? null : nextOff(next, now),
    },
    { label: 'Credits', value: credits(purses?.credits), detail: 'for fees' },
  ];
}

/** The horse that a new stable begins with, until one of its horses is entered. */
export function firstHorse(
  horses: readonly OwnHorse[] = [],
  entries: readonly UpcomingEntry[] | undefined,
): OwnHorse | undefined {
  const begun = entries?.length !== 0 || horses.some(({ runs }) => runs > 0);
  return begun ? undefined : horses[0];
}

function count(amount: number | undefined) {
  return amount === undefined ? null : `${amount}`;
}

function money(amount: number | undefined) {
  return amount === undefined ? null : formatMoney(amount);
}

/** Credits are no prize money: they have no dollar before them. */
function credits(amount: number | undefined) {
  return amount === undefined ? null : thousands.format(amount);
}

function nextOff(next: UpcomingEntry | undefined, now: number) {
  if (next === undefined) return 'no entries';
  if (now < next.race.offAt) return `next ${formatWhen(next.race.offAt, now)}`;
  return isRunning(next.race, now) ? `${next.horse.name} is running` : 'result awaited';
}

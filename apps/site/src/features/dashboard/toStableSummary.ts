import type { Overview, OwnHorse, UpcomingEntry, Wallets } from '@furlong/backend';
import { formatMoney } from '@furlong/game/rules';
import type { StatTile } from '@furlong/ui';
import { pluralize } from '../../shared/format/pluralize.ts';
import { sayWhen } from '../../shared/format/time.ts';
import { isRunning } from '../../shared/races/isRunning.ts';

interface StableFigures {
  horses: readonly OwnHorse[] | undefined;
  overview: Pick<Overview, 'weeklyEarnings' | 'runs' | 'wins' | 'earnings'> | undefined;
  wallets: Wallets | undefined;
  entries: readonly UpcomingEntry[] | undefined;
  /** The server's time, ms. */
  now: number;
}

/** The dashboard's tiles. What is still on its way is null, and its room is kept. */
export function toStableSummary({
  horses,
  overview,
  wallets,
  entries,
  now,
}: StableFigures): StatTile[] {
  const ahead = entries?.filter(({ race }) => now < race.offAt);
  return [
    { label: 'Horses', value: count(horses?.length) },
    {
      label: 'Active races',
      value: count(entries?.length),
      detail: entries === undefined ? null : onNow(entries, now),
    },
    {
      label: 'Upcoming races',
      value: count(ahead?.length),
      detail: ahead === undefined ? null : nextOff(ahead[0], now),
    },
    {
      label: 'Total wins',
      value: count(overview?.wins),
      detail: overview === undefined ? null : `from ${pluralize(overview.runs, 'race')}`,
    },
    {
      label: 'Weekly earnings',
      value: money(overview?.weeklyEarnings),
      detail: 'in the last seven days',
      gold: true,
    },
    {
      label: 'Total earnings',
      value: money(overview?.earnings),
      detail: 'prize money in all',
      gold: true,
    },
    { label: 'Wallet', value: money(wallets?.wallet), detail: 'prize money' },
    { label: 'Credits', value: money(wallets?.credits), detail: 'to spend' },
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

/** Of the races that are open or on: which horse is on the course now, or that its result is awaited. */
function onNow(entries: readonly UpcomingEntry[], now: number) {
  const gone = entries.filter(({ race }) => now >= race.offAt);
  const running = gone.filter(({ race }) => isRunning(race, now));
  const [first, ...others] = running;
  if (entries.length === 0) return 'none on now';
  if (first === undefined) return gone.length === 0 ? 'none off yet' : 'result awaited';
  return others.length === 0
    ? `${first.horse.name} is running`
    : `${running.length} horses are running`;
}

const nextOff = (next: UpcomingEntry | undefined, now: number) =>
  next === undefined ? 'no entries' : `next ${sayWhen(next.race.offAt, now)}`;

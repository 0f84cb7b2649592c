import type { OwnHorse, Purses, UpcomingEntry } from '@furlong/backend';
import { formatMoney } from '@furlong/game/rules';
import type { StatTileProps } from '@furlong/ui';
import { pluralize } from '../../shared/format/pluralize.ts';
import { formatWhen } from '../../shared/format/time.ts';

interface StableFigures {
  horses: readonly OwnHorse[] | undefined;
  purses: Purses | undefined;
  entries: readonly UpcomingEntry[] | undefined;
  /** The server's time, ms. */
  now: number;
}

/** The dashboard's tiles. A figure that is still on its way is a dash. */
export function toStableSummary({ horses, purses, entries, now }: StableFigures): StatTileProps[] {
  const sum = (figure: (horse: OwnHorse) => number) =>
    horses?.reduce((total, horse) => total + figure(horse), 0);
  const runs = sum(({ runs }) => runs);
  const next = entries?.[0];
  return [
    { label: 'Horses', value: count(horses?.length) },
    {
      label: 'Total wins',
      value: count(sum(({ wins }) => wins)),
      ...(runs !== undefined && { detail: `from ${pluralize(runs, 'race')}` }),
    },
    { label: 'Total earnings', value: money(sum(({ earnings }) => earnings)), gold: true },
    {
      label: 'Upcoming races',
      value: count(entries?.length),
      ...(next !== undefined && { detail: `next ${formatWhen(next.race.offAt, now)}` }),
    },
    { label: 'Credits', value: money(purses?.credits), detail: 'for fees' },
    { label: 'Wallet', value: money(purses?.wallet), detail: 'prize money' },
  ];
}

const pending = '–';

function count(amount: number | undefined) {
  return amount === undefined ? pending : `${amount}`;
}

function money(amount: number | undefined) {
  return amount === undefined ? pending : formatMoney(amount);
}

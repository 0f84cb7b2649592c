import type { Boxes, HeldMoney, MoneyDay, Wallets } from '@furlong/backend';
import { formatMoney, weekBegins } from '@furlong/game/rules';
import type { StatTile } from '@furlong/ui';
import { formatSignedMoney } from '../../shared/format/money.ts';
import { type Subject, subjects } from '../../shared/format/moneySubjects.ts';
import { pluralize } from '../../shared/format/pluralize.ts';
import { sayWhen } from '../../shared/format/time.ts';
import { paths } from '../../shared/paths.ts';

/** What an account is told by. */
export interface MoneyFacts {
  wallets: Wallets;
  boxes: Boxes;
  held: readonly HeldMoney[];
  /** Days of the last two weeks. */
  days: readonly MoneyDay[];
  /** The server's time, ms. */
  now: number;
}

/** Days that fall into the week of now; weeks begin on Monday, UTC. */
function ofThisWeek(days: readonly MoneyDay[], now: number): MoneyDay[] {
  const monday = new Date(weekBegins(now)).toISOString().slice(0, 10);
  return days.filter(({ day, kind }) => day >= monday && kind !== 'wallet_transfer');
}

const sum = (amounts: readonly { readonly amount: number }[]) =>
  amounts.reduce((total, { amount }) => total + amount, 0);

/** The account in figures: what there is, what is held, what this week did, and what comes next. */
export function toSummaryTiles({ wallets, boxes, held, days, now }: MoneyFacts): StatTile[] {
  return [
    { label: 'Credits', value: formatMoney(wallets.credits), detail: 'to spend' },
    { label: 'Wallet', value: formatMoney(wallets.wallet), detail: 'prize money', gold: true },
    {
      label: 'Held',
      value: formatMoney(sum(held)),
      detail: held.length === 0 ? 'nothing waits' : `in ${pluralize(held.length, 'place')}`,
    },
    {
      label: 'This week',
      value: formatSignedMoney(sum(ofThisWeek(days, now))),
      detail: 'all in, less all out',
    },
    {
      label: 'Next boxes',
      value: formatMoney(boxes.thisWeek.fee),
      detail: `${sayWhen(boxes.chargedAt, now)}, so far`,
    },
  ];
}

/** What this week brought or cost about each subject; those that moved nothing are left out. */
export function toWeekRows({ days, now }: Pick<MoneyFacts, 'days' | 'now'>) {
  const week = ofThisWeek(days, now);
  return (Object.keys(subjects) as Subject[]).flatMap((subject) => {
    const kinds: readonly string[] = subjects[subject].kinds;
    const amount = sum(week.filter(({ kind }) => kinds.includes(kind)));
    return amount === 0
      ? []
      : [
          {
            id: subject,
            label: subjects[subject].label,
            href: `${paths.creditHistory}?about=${subject}`,
            amount: formatMoney(Math.abs(amount)),
            tone: amount < 0 ? ('loss' as const) : ('gain' as const),
          },
        ];
  });
}

/** What is held, where and until when. */
export const toHeldRows = (held: readonly HeldMoney[], now: number) =>
  held.map((each) => ({
    ...heldFor(each, sayWhen(each.until, now)),
    amount: formatMoney(each.amount),
  }));

/** What money is held for, and what becomes of it by then. */
function heldFor({ race, raceRequestId, horse }: HeldMoney, by: string) {
  if (race !== null && horse !== null) {
    return {
      ...{
        id: `${race.id} ${horse.id}`,
        what: `A claim of ${horse.name}`,
        href: paths.race(race.id),
      },
      why: `Drawn when the ${race.name} is run, off ${by}; back if another is drawn`,
    };
  }
  if (race !== null) {
    return {
      ...{ id: race.id, what: race.name, href: paths.race(race.id) },
      why: `In the purse, off ${by}; back if it is called off`,
    };
  }
  if (horse !== null) {
    return {
      ...{ id: horse.id, what: `A bid for ${horse.name}`, href: paths.horse(horse.id) },
      why: `The hammer falls ${by}; back if another bids more`,
    };
  }
  const id = raceRequestId ?? '';
  return {
    ...{ id, what: 'A race request', href: paths.raceRequest(id) },
    why: `Back if it does not fill by ${by}`,
  };
}

import type { EconomyWeek, FlowKind } from '@furlong/backend';
import { formatMoney } from '@furlong/game/rules';
import { formatCents, formatSignedMoney } from '../../shared/format/money.ts';
import { pluralize } from '../../shared/format/pluralize.ts';
import { formatDayOfYear } from '../../shared/format/time.ts';

const words: Readonly<Record<FlowKind, string>> = {
  grant: 'Credits of new stables',
  prizes: 'Prize money',
  entry_refund: 'Entry fees paid back',
  horse_return: 'Horses given back to the house',
  entry_fee: 'Entry fees',
  training: 'Training',
  box_fee: 'Boxes',
  equipment: 'Equipment',
  horse_sale: 'Horses bought from the house, and its commission',
  request_listing: 'Race requests listed',
  request_fee: 'Fees of race requests',
  request_refund: 'Fees of race requests paid back, or on to the race',
  auction_listing: 'Horses consigned to auctions',
  bid: 'Bids held',
  bid_refund: 'Bids given back, or on to the price',
  claim: 'Claims held, and paid',
  claim_refund: 'Claims given back',
  claim_sale: 'Runners claimed, less the house’s share',
  credit_pack: 'Packs of play credits',
  goal: 'Objectives reached',
};

/** What racing costs, less what the house gives toward it: against that its prizes are held. */
const spentOnRacing: readonly FlowKind[] = [
  'entry_fee',
  'entry_refund',
  'training',
  'box_fee',
  'equipment',
  'credit_pack',
  'goal',
];

/** A kind of payment in a week. */
export interface FlowRow {
  kind: FlowKind;
  what: string;
  /** Signed, such as "+$6,000". */
  amount: string;
}

/** What came in and what went out, each the greatest first. */
export function toFlows({ flows }: EconomyWeek): FlowRow[] {
  return flows
    .toSorted(
      (a, b) =>
        Number(b.amount > 0) - Number(a.amount > 0) || Math.abs(b.amount) - Math.abs(a.amount),
    )
    .map(({ kind, amount }) => ({
      kind,
      what: words[kind],
      amount: formatSignedMoney(amount),
    }));
}

/** Dollars won for each that was spent on racing, such as "$1.02"; a dash where nothing was spent. */
export function earnedPerDollar({ flows }: EconomyWeek): string {
  const sum = (kinds: readonly FlowKind[]) =>
    flows.reduce((all, { kind, amount }) => (kinds.includes(kind) ? all + amount : all), 0);
  const spent = -sum(spentOnRacing);
  return spent > 0 ? formatCents(sum(['prizes']) / spent) : '–';
}

/** A week as a row of the table of weeks. */
export interface WeekRow {
  id: string;
  week: string;
  stables: string;
  horses: string;
  earned: string;
  median: string;
  gini: string;
  price: string;
}

export function toWeekRow(week: EconomyWeek): WeekRow {
  return {
    id: String(week.beginsAt),
    week: formatDayOfYear(week.beginsAt),
    stables: week.stables.toLocaleString('en-GB'),
    horses: week.horses.toLocaleString('en-GB'),
    earned: earnedPerDollar(week),
    median: formatMoney(week.medianMoney),
    gini: week.gini.toFixed(2),
    price: week.medianPrice === null ? '–' : formatMoney(week.medianPrice),
  };
}

/** The figures of the last week, each with what puts it into place. */
export function toTiles(week: EconomyWeek) {
  return [
    {
      label: 'Won per dollar spent',
      value: earnedPerDollar(week),
      detail: 'on fees, training, boxes and equipment',
    },
    {
      label: 'The middle stable has',
      value: formatMoney(week.medianMoney),
      detail: `of ${pluralize(week.stables, 'stable')}`,
    },
    {
      label: 'Inequality',
      value: week.gini.toFixed(2),
      detail: '0:\u00a0all\u00a0alike; 1:\u00a0one\u00a0has\u00a0it\u00a0all',
    },
    {
      label: 'Price of a horse',
      value: week.medianPrice === null ? '–' : formatMoney(week.medianPrice),
      detail:
        week.sold === 0
          ? 'none was sold'
          : `the middle of ${week.sold.toLocaleString('en-GB')} sold`,
    },
  ];
}

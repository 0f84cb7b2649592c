import type { MoneyDay } from '@furlong/backend';
import { DAY, formatMoney, seasonWeekAt } from '@furlong/game/rules';
import type { ActivityListProps } from '@furlong/ui';
import { formatSignedMoney } from '../../shared/format/money.ts';
import { formatDayOfYear } from '../../shared/format/time.ts';

type Item = ActivityListProps['items'][number];

/** A day's line of the account, and when the day is over, ms. */
export interface MoneyLine {
  until: number;
  item: Item;
}

/** What each kind of payment is called; prizes and the first credits are told by themselves. */
const words: Readonly<Partial<Record<MoneyDay['kind'], string>>> = {
  box_fee: 'boxes',
  training: 'sessions',
  equipment: 'equipment',
  entry_fee: 'entry fees',
  entry_refund: 'entry fees back',
  horse_sale: 'horses',
  horse_return: 'horses given back',
  request_listing: 'race requests listed',
  request_fee: 'fees of race requests',
  request_refund: 'fees of race requests back',
  auction_listing: 'horses consigned to auctions',
  bid: 'bids held',
  bid_refund: 'bids back',
  claim: 'claims',
  claim_refund: 'claims back',
  claim_sale: 'runners claimed',
  credit_pack: 'packs of credits',
  goal: 'objectives',
};

/** The stable's account, a line a day with its sum, the newest day first. */
export function toMoneyLines(days: readonly MoneyDay[]): MoneyLine[] {
  const byDay = Map.groupBy(days, ({ day }) => day);
  return [...byDay].flatMap(([day, kinds]) => {
    const at = Date.parse(day);
    const told = kinds.filter(({ kind }) => words[kind] !== undefined);
    const moved = kinds.find(({ kind, amount }) => kind === 'wallet_transfer' && amount !== 0);
    const parts = [
      ...told.map(({ kind, amount }) => `${words[kind]} ${formatSignedMoney(amount)}`),
      ...(moved === undefined ? [] : [movedWords(moved.amount)]),
    ];
    if (parts.length === 0) return [];
    const sum = told.reduce((total, { amount }) => total + amount, 0);
    const item: Item = {
      id: `account of ${day}`,
      type: 'account',
      subject: `Week ${seasonWeekAt(at)}:`,
      action: parts.join(', '),
      time: formatDayOfYear(at, 'UTC'),
      ...(told.length > 0 && { sum: formatSignedMoney(sum) }),
    };
    return [{ until: at + DAY, item }];
  });
}

const movedWords = (amount: number) =>
  amount > 0
    ? `${formatMoney(amount)} moved to credits`
    : `${formatMoney(-amount)} moved to the wallet`;

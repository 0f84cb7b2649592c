import type { AuctionLot, BidAnswer } from '@furlong/backend';
import { formatMoney, houseBidding, MOST_EXTENSIONS } from '@furlong/game/rules';
import type { StatTile } from '@furlong/ui';
import { pluralize } from '../../shared/format/pluralize.ts';

/** Whether the reserve is met; null before the first bid. */
export function sayReserve({
  price,
  reserveMet,
}: Pick<AuctionLot, 'price' | 'reserveMet'>): string | null {
  if (price === null) return null;
  return reserveMet ? 'Reserve met' : 'Reserve not met';
}

/** How a lot stands for a stable that looks at it. */
export interface Standing {
  tone: 'success' | 'info';
  text: string;
}

/**
 * How a lot stands for whoever looks at it; null where there is nothing to say.
 * @param myStableId the player's; null for a visitor
 */
export function standingOf(lot: AuctionLot, myStableId: string | null): Standing | null {
  const { own, leader, price, ended, vendor, reserve } = lot;
  if (ended !== null) return endOf(lot, myStableId);
  if (vendor.id === myStableId) {
    const height =
      reserve === null ? '' : ` Your reserve is ${formatMoney(reserve)}; nobody else is told.`;
    return { tone: 'info', text: `It is yours, and under the hammer.${height}` };
  }
  if (own.sealed) {
    return {
      tone: 'info',
      text: 'Your sealed bid is in. Nobody sees it before the hammer falls.',
    };
  }
  if (own.maximum === null) return null;
  if (leader !== null && leader.id === myStableId && price !== null) {
    return {
      tone: 'success',
      text: `You lead at ${formatMoney(price)}. Your maximum of ${formatMoney(own.maximum)} is held.`,
    };
  }
  return { tone: 'info', text: 'You were outbid, and your credits are back.' };
}

function endOf({ ended, leader, price }: AuctionLot, myStableId: string | null): Standing {
  const mine = leader !== null && leader.id === myStableId;
  switch (ended?.outcome) {
    case 'sold':
      return mine
        ? { tone: 'success', text: `Yours for ${formatMoney(price ?? 0)}. It is in your stable.` }
        : {
            tone: 'info',
            text: `Sold to ${leader?.name ?? 'a stable'} for ${formatMoney(price ?? 0)}.`,
          };
    case 'withdrawn':
      return { tone: 'info', text: 'Its owner withdrew it before the first bid.' };
    case 'void':
      return {
        tone: 'info',
        text: 'Called off: the horse could not be sold any more. All credits are back.',
      };
    default:
      return { tone: 'info', text: 'Not sold: the reserve was not met. All credits are back.' };
  }
}

/** What came of a bid, to whoever placed it. */
export const answerWords: Readonly<Record<BidAnswer, string>> = {
  leads: 'You lead. Your maximum is held until somebody bids more.',
  outbid: 'Another stable’s maximum is higher: you were outbid at once, and your credits are back.',
  sealed: 'Your sealed bid is in. Nobody sees it before the hammer falls.',
};

/** What the house's stables do on the house's own lots, as long as anybody may bid. */
export const houseBidsWords = `Stables of the house bid on its lots too, early, up to ${houseBidding.most * 100}% of the guide. That is below the reserve: they never buy, and you never pay more because of them.`;

/** What a lot of a list stands at, and what that is. */
export const priceOf = ({ price, startingBid, ended }: AuctionLot) => ({
  label:
    ended?.outcome === 'sold'
      ? 'Sold for'
      : price === null
        ? 'Bids from'
        : ended === null
          ? 'Stands at'
          : 'Stood at',
  amount: formatMoney(price ?? startingBid),
});

/** How a lot of a list ended, beside its figures. */
export function endWords(lot: AuctionLot, myStableId: string | null): string {
  if (lot.ended?.outcome !== 'sold') return endOf(lot, myStableId).text;
  return lot.leader !== null && lot.leader.id === myStableId
    ? 'Yours. It is in your stable.'
    : `Sold to ${lot.leader?.name ?? 'a stable'}.`;
}

/** A lot in figures: what it stands at, whether its reserve is met, what it is worth, how often it was put off. */
export function toLotTiles(lot: AuctionLot): StatTile[] {
  const { price, startingBid, bids, reserveMet, guide, extensions, ended } = lot;
  return [
    {
      label: ended === null ? 'Stands at' : 'Stood at',
      value: formatMoney(price ?? startingBid),
      detail: price === null ? 'the first bid, at least' : pluralize(bids, 'bid'),
      gold: true,
    },
    {
      label: 'Reserve',
      value: price === null ? '–' : reserveMet ? 'Met' : 'Not met',
      detail: 'its height is secret',
    },
    { label: 'Guide', value: formatMoney(guide), detail: 'by rating and age' },
    {
      label: 'Put off',
      value: `${extensions}`,
      detail: `of ${MOST_EXTENSIONS} times, 5 minutes each`,
    },
  ];
}

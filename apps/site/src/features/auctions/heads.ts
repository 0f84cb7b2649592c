import type { AuctionLot } from '@furlong/backend';
import { saleSummary } from '../../shared/format/saleSummary.ts';
import type { PageHeadProps } from '../../shared/page/pageHeadProps.ts';

export const bidInAuctionHead: PageHeadProps = {
  title: 'Bid in Auction',
  description:
    'The horses under the hammer, by the time at which it falls, to look at and to bid for.',
};

export const auctionHistoryHead: PageHeadProps = {
  title: 'Auction History',
  description:
    'The lots on which the hammer has fallen, with what they fetched and to whom they went.',
};

/** A lot's page; `now` in ms. */
export const headOfLot = ({ number, horse }: AuctionLot, now: number): PageHeadProps => ({
  title: `Lot ${number}: ${horse.name}`,
  description: `${horse.name}, ${saleSummary(horse, now)}, under the hammer: what it stands at, and who bid.`,
});

import type { AuctionLot, LotBid } from '@furlong/backend';
import { HOUR, MINUTE } from '@furlong/game/rules';
import { horse } from './fixtures.ts';
import { moment } from './moment.ts';
import { hillside } from './players.ts';

/** Horses under the hammer, and who bid. */
export interface Auctions {
  lots: AuctionLot[];
  /** By the lot, the last first. */
  bids: Record<string, readonly LotBid[]>;
}

const { id, name, silks } = hillside;

/** A lot of the house's on which nobody has bid; its hammer falls in an hour. */
export const lotOf = (number: number, over: Partial<AuctionLot> = {}): AuctionLot => ({
  ...{ id: `lot-${number}`, number, guide: 5_400, startingBid: 1_600, price: null, bids: 0 },
  horse: { ...horse, id: `lot-horse-${number}`, name: lotNames[number % lotNames.length] ?? '' },
  vendor: { id: 'house', name: 'Larkhill House', silks },
  ...{ vendorKind: 'house', leader: null, reserveMet: false, extensions: 0, sealed: false },
  ...{ consignedAt: moment - HOUR, closesAt: moment + number * HOUR, ended: null, reserve: null },
  ...{ leastBid: 1_600, watched: false, own: { maximum: null, stands: false, sealed: false } },
  ...over,
});

const lotNames = ['Paper Kite', 'Night Heron', 'Gilded Lily', 'Old Harbour'];

/** Hillside leads, and the reserve is not met. */
export const ledByHillside: Partial<AuctionLot> = {
  ...{ price: 2_400, bids: 3, leader: { id, name, silks }, leastBid: 2_500 },
};

/** Three bids on the first lot, one of them a house's stable's. */
export const threeBids: readonly LotBid[] = [2_400, 1_900, 1_600].map((price, index) => ({
  ...{ number: 3 - index, price, at: moment - (index + 1) * 4 * MINUTE },
  stable: index === 1 ? { id: 'silver-birch', name: 'Silver Birch' } : { id, name },
  ofHouse: index === 1,
}));

/** Three lots, of which the first has bids. */
export const auctions: Auctions = {
  lots: [lotOf(1, ledByHillside), lotOf(2), lotOf(3)],
  bids: { 'lot-1': threeBids },
};

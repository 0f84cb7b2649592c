import type { AuctionLot } from '@furlong/backend';
import { ageAt, ageBand, leastBid, MINUTE, priceBand, saleRating } from '@furlong/game/rules';
import { HttpResponse, http, type RequestHandler } from 'msw';
import { refusal } from '../backendStates.ts';
import type { MockBackendState } from '../game.ts';
import { moment } from '../moment.ts';
import { horseRow } from '../rows.ts';
import { spend } from '../spend.ts';
import { timestamp, timestampOrNull } from '../timestamps.ts';
import { playerOf } from './authHandlers.ts';
import { rpc } from './postgrest.ts';

/** Horses under the hammer, and bidding for them. */
export default function auctionHandlers(game: MockBackendState): RequestHandler[] {
  const { auctions } = game;
  return [
    rpc('auction_catalogue', ({ p_after_id, p_limit = 20, ...search }) =>
      pageOf(
        auctions.lots.filter((lot) => lot.ended === null && meets(lot, search)),
        { p_after_id, p_limit },
      ),
    ),
    rpc('past_auctions', ({ p_outcome, p_after_id, p_limit = 20, ...search }) =>
      pageOf(
        auctions.lots.filter(
          (lot) =>
            lot.ended !== null &&
            (p_outcome ?? lot.ended.outcome) === lot.ended.outcome &&
            meets(lot, search),
        ),
        { p_after_id, p_limit },
      ),
    ),
    rpc('auction_prices', () =>
      auctions.lots.flatMap(({ id, horse, price, ended }) =>
        ended?.outcome === 'sold' && price !== null
          ? [
              {
                ...{ auction_id: id, ended_at: timestamp(ended.at), rating: horse.rating, price },
                age: ageAt(horse.birthSeason, ended.at),
              },
            ]
          : [],
      ),
    ),
    rpc('my_auctions', ({ p_part, p_after_id, p_limit = 20 }, request) => {
      const stableId = playerOf(game, request)?.stable.id;
      const isOwn: Partial<Record<string, (lot: AuctionLot) => boolean>> = {
        bidding: ({ ended, own }) => ended === null && own.maximum !== null,
        watching: ({ ended, watched }) => ended === null && watched,
        selling: ({ ended, vendor }) => ended === null && vendor.id === stableId,
        won: ({ ended, leader }) => ended?.outcome === 'sold' && leader?.id === stableId,
      };
      return pageOf(auctions.lots.filter(isOwn[p_part] ?? (() => false)), { p_after_id, p_limit });
    }),
    http.post('*/rest/v1/rpc/auction_lot', async ({ request }) => {
      const { p_auction_id } = (await request.json()) as { p_auction_id: string };
      const lot = auctions.lots.find(({ id }) => id === p_auction_id);
      if (lot === undefined) return refusal('auction_not_found');
      return HttpResponse.json([{ lot: lotRow(lot), most_bid: null }]);
    }),
    rpc('auction_bids', ({ p_auction_id }) =>
      (auctions.bids[p_auction_id] ?? []).map(({ number, stable, ofHouse, price, at }) => ({
        ...{ number, price, at: timestamp(at), of_house: ofHouse },
        ...{ stable_id: stable.id, stable_name: stable.name },
      })),
    ),
    rpc('consign_to_auction', (asked, request) => {
      const player = playerOf(game, request);
      const horse = player?.horses.find(({ id }) => id === asked.p_horse_id);
      if (!player || !horse) throw new Error(`${asked.p_horse_id} cannot be consigned.`);
      spend(player, 50, asked.p_from_wallet);
      const id = `lot-${auctions.lots.length + 1}`;
      auctions.lots = [
        ...auctions.lots,
        {
          ...{ id, number: auctions.lots.length + 1, horse, vendor: player.stable },
          ...{ vendorKind: 'stable', guide: asked.p_reserve, startingBid: asked.p_starting_bid },
          ...{ price: null, bids: 0, leader: null, reserveMet: false, extensions: 0 },
          ...{ sealed: false, consignedAt: moment, closesAt: moment + asked.p_minutes * MINUTE },
          ...{ ended: null, reserve: asked.p_reserve, leastBid: null, watched: false },
          own: { maximum: null, stands: false, sealed: false },
        },
      ];
      return id;
    }),
    rpc('withdraw_from_auction', ({ p_auction_id }) => {
      auctions.lots = auctions.lots.map((lot) =>
        lot.id === p_auction_id ? { ...lot, ended: { at: moment, outcome: 'withdrawn' } } : lot,
      );
      return null;
    }),
    rpc('watch_lot', ({ p_auction_id, p_watched }) => {
      auctions.lots = auctions.lots.map((lot) =>
        lot.id === p_auction_id ? { ...lot, watched: p_watched } : lot,
      );
      return p_watched;
    }),
    rpc('place_bid', ({ p_auction_id, p_maximum, p_from_wallet = 0 }, request) => {
      const player = playerOf(game, request);
      const lot = auctions.lots.find(({ id }) => id === p_auction_id);
      if (!player || !lot) throw new Error(`There is no lot ${p_auction_id} to bid on.`);
      const { id, name, silks } = player.stable;
      spend(player, p_maximum, p_from_wallet);
      const price = lot.leastBid ?? lot.startingBid;
      const led = {
        ...{ price, bids: lot.bids + 1, leader: { id, name, silks } },
        own: { maximum: p_maximum, stands: true, sealed: false },
        leastBid: leastBid({ startingBid: lot.startingBid, price }, p_maximum),
      };
      auctions.lots = auctions.lots.map((each) => (each === lot ? { ...lot, ...led } : each));
      auctions.bids[p_auction_id] = [
        { number: led.bids, price, at: lot.consignedAt, stable: { id, name }, ofHouse: false },
        ...(auctions.bids[p_auction_id] ?? []),
      ];
      return 'leads';
    }),
  ];
}

type Asked = Partial<
  Record<'p_text' | 'p_price' | 'p_age' | 'p_sex' | 'p_rating' | 'p_specialty', string>
>;

/** Whether a lot is what a buyer looks for; what is left out asks for nothing. */
function meets(lot: AuctionLot, { p_text = '', ...asked }: Asked): boolean {
  const { horse, vendor, price, startingBid, consignedAt } = lot;
  const its: Required<Omit<Asked, 'p_text'>> = {
    p_price: priceBand(price ?? startingBid),
    p_age: ageBand(ageAt(horse.birthSeason, consignedAt)),
    p_sex: horse.sex,
    p_rating: saleRating(horse.rating),
    p_specialty: horse.specialty,
  };
  return (
    [horse.name, vendor.name].some((name) => name.toLowerCase().includes(p_text.toLowerCase())) &&
    (Object.keys(its) as (keyof typeof its)[]).every((key) => (asked[key] ?? its[key]) === its[key])
  );
}

/** The lots after one of them, as a list of the API. */
function pageOf(
  lots: readonly AuctionLot[],
  { p_after_id, p_limit }: { p_after_id?: string | undefined; p_limit: number },
) {
  const first = lots.findIndex(({ id }) => id === p_after_id) + 1;
  return lots
    .slice(first, first + p_limit)
    .map((lot) => ({ lot: lotRow(lot), sort_key: `${lot.closesAt}` }));
}

const lotRow = ({ horse, vendorKind, ended, own, ...lot }: AuctionLot) => ({
  ...{ id: lot.id, number: lot.number, vendor: lot.vendor, guide: lot.guide, price: lot.price },
  ...{ bids: lot.bids, leader: lot.leader, extensions: lot.extensions, reserve: lot.reserve },
  horse: horseRow(horse),
  of_house: vendorKind === 'house',
  starting_bid: lot.startingBid,
  reserve_met: lot.reserveMet,
  consigned_at: timestamp(lot.consignedAt),
  closes_at: timestamp(lot.closesAt),
  ended_at: timestampOrNull(ended?.at ?? null),
  outcome: ended?.outcome ?? null,
  ...{ least_bid: lot.leastBid, watched: lot.watched },
  ...{ own_maximum: own.maximum, own_stands: own.stands, own_sealed: own.sealed },
});

import { MINUTE } from '@furlong/game/rules';
import type { Backend } from '../shared/createBackend.ts';
import { unwrap } from '../shared/unwrap.ts';
import type { BidAnswer } from './rows.ts';

/*
 * `requestId` is a uuid made by the caller and kept until a response has come: what is repeated with it is done
 * once. What is refused throws a GameError with the first reason against it, and has changed nothing. Money is
 * whole dollars; at most `fromWallet` of what is paid may come out of the wallet.
 */

/**
 * Consigns one of the player's horses, for $50. `reserve` is bound as a price in the sales ring is, and told to
 * nobody; `duration` is in ms, ten minutes to three days. Answers the auction's id.
 * @throws GameError 'horse_not_found', 'horse_not_yours', 'horse_retired', 'already_for_sale',
 *   'horse_in_auction', 'horse_in_request', 'not_sellable_yet', 'hammer_first', 'reserve_below_start',
 *   'too_few_credits', 'price_out_of_bounds', 'asks_too_little'
 */
export async function consignToAuction(
  backend: Backend,
  {
    horseId,
    reserve,
    startingBid,
    duration,
    requestId,
    fromWallet,
  }: {
    horseId: string;
    reserve: number;
    startingBid: number;
    duration: number;
    requestId: string;
    fromWallet: number;
  },
): Promise<string> {
  return unwrap(
    backend.rpc('consign_to_auction', {
      p_horse_id: horseId,
      p_reserve: reserve,
      p_starting_bid: startingBid,
      p_minutes: Math.round(duration / MINUTE),
      p_request_id: requestId,
      p_from_wallet: fromWallet,
    }),
  );
}

/**
 * Takes one of the player's horses out of an auction in which nobody has bid.
 * @throws GameError 'auction_not_found', 'horse_not_yours', 'auction_over', 'auction_has_bids'
 */
export async function withdrawFromAuction(
  backend: Backend,
  { auctionId, requestId }: { auctionId: string; requestId: string },
): Promise<void> {
  await unwrap(
    backend.rpc('withdraw_from_auction', { p_auction_id: auctionId, p_request_id: requestId }),
  );
}

/**
 * Bids the most that the player pays; it is kept until somebody bids more. Whose own maximum stands raises it, and
 * pays the difference. Answers what came of it.
 * @throws GameError 'auction_not_found', 'auction_over', 'horse_is_yours', 'sealed_bid_given', 'bid_too_low',
 *   'too_few_credits', 'pays_too_much'
 */
export async function placeBid(
  backend: Backend,
  {
    auctionId,
    maximum,
    requestId,
    fromWallet,
  }: { auctionId: string; maximum: number; requestId: string; fromWallet: number },
): Promise<BidAnswer> {
  return unwrap(
    backend
      .rpc('place_bid', {
        p_auction_id: auctionId,
        p_maximum: maximum,
        p_request_id: requestId,
        p_from_wallet: fromWallet,
      })
      .overrideTypes<BidAnswer, { merge: false }>(),
  );
}

/**
 * Marks a lot to come back to, or takes the mark off; done again it changes nothing.
 * @throws GameError 'auction_not_found', 'watch_list_full'
 */
export async function watchLot(
  backend: Backend,
  { auctionId, watched }: { auctionId: string; watched: boolean },
): Promise<void> {
  await unwrap(backend.rpc('watch_lot', { p_auction_id: auctionId, p_watched: watched }));
}

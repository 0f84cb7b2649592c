import { HOUR } from '@furlong/game/rules';
import { expect } from 'vitest';
import {
  type AuctionLot,
  auctionLot,
  type BidAnswer,
  consignToAuction,
  placeBid,
} from '../../src/index.ts';
import { settleAuction } from '../../src/service/index.ts';
import { ruleOf, seller } from './market.ts';
import type { Player, TestGame } from './testGame.ts';

/** A horse under the hammer, and whose it is. */
export interface Consigned extends Player {
  readonly auctionId: string;
  /** What the horse is worth by the rule, in whole dollars: its reserve unless another was given. */
  readonly guide: number;
}

interface Terms {
  readonly reserve?: number;
  readonly startingBid?: number;
  readonly duration?: number;
}

/** Consigns the player's horse for an hour, at a first bid of $500. */
export async function consign(
  player: Player,
  { reserve, startingBid = 500, duration = HOUR }: Terms = {},
): Promise<Consigned> {
  const guide = await ruleOf(player);
  const auctionId = await consignToAuction(player.backend, {
    horseId: player.horseId,
    reserve: reserve ?? guide,
    startingBid,
    duration,
    requestId: crypto.randomUUID(),
    fromWallet: 0,
  });
  return { ...player, auctionId, guide };
}

/** A player whose horse, rated 40 at two and worth $3,500, may be consigned at once. */
export async function vendor(game: TestGame): Promise<Player> {
  const player = await seller(game);
  await game.sql('update public.horses set rating = 40 where id = $1', [player.horseId]);
  return player;
}

/** A player of its own whose horse, worth $3,500, is under the hammer. */
export const lotOfNewOwner = async (game: TestGame, terms: Terms = {}): Promise<Consigned> =>
  consign(await vendor(game), terms);

/** An action, by its request id, and the code with which it is refused. */
export type Refused = readonly [code: string, act: (requestId: string) => Promise<unknown>];

/** Expects that each action is refused with its code, and that all together change nothing. */
export async function expectAllRefused(game: TestGame, ...refused: readonly Refused[]) {
  const before = await game.snapshot();
  for (const [code, act] of refused) {
    await expect(act(crypto.randomUUID()), code).rejects.toMatchObject({ code });
  }
  expect(await game.snapshot()).toEqual(before);
}

export const bid = (
  auctionId: string,
  { backend }: Pick<Player, 'backend'>,
  maximum: number,
): Promise<BidAnswer> =>
  placeBid(backend, { auctionId, maximum, requestId: crypto.randomUUID(), fromWallet: 0 });

/** A bid that is refused with the code. */
export const refusedBid = (
  code: string,
  { auctionId }: Pick<Consigned, 'auctionId'>,
  { backend }: Pick<Player, 'backend'>,
  maximum: number,
): Refused => [
  code,
  (requestId) => placeBid(backend, { auctionId, maximum, requestId, fromWallet: 0 }),
];

/** The lot as a visitor sees it. */
export const seenBy = (game: TestGame, auctionId: string): Promise<AuctionLot> =>
  auctionLot(game.visitor(), { auctionId });

/** Lets so much time be left until the hammer falls, in seconds; it fell where that is below 0. */
export const closesIn = (game: TestGame, auctionId: string, seconds: number) =>
  game.sql(
    `update private.auctions
     set closes_at = date_trunc('milliseconds', clock_timestamp()) + make_interval(secs => $2)
     where id = $1`,
    [auctionId, seconds],
  );

/** Lets the hammer fall now. */
export async function hammerFalls(game: TestGame, auctionId: string): Promise<string> {
  const { closesAt } = await seenBy(game, auctionId);
  return settleAuction(game.steward(), { auctionId, at: closesAt });
}

/** Puts the hammer off for the last time where somebody has bid, so that what is bid next is sealed. */
export const seal = (game: TestGame, auctionId: string) =>
  game.sql('update private.auctions set extensions = 12 where id = $1 and bids > 0', [auctionId]);

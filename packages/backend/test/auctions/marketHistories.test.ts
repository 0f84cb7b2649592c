import { HOUR } from '@furlong/game/rules';
import fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import {
  buyHorse,
  consignToAuction,
  listHorse,
  placeBid,
  withdrawFromAuction,
  withdrawFromSale,
} from '../../src/index.ts';
import { hammerFalls, seal, vendor } from '../support/testAuctions.ts';
import { openTestGame, type Player } from '../support/testGame.ts';

const game = openTestGame();

let players: Player[];

beforeAll(async () => {
  players = [await vendor(game), await vendor(game), await vendor(game), await vendor(game)];
});

/** What a refusal of these actions may be: anything else is a fault. */
const refusals = new Set([
  ...['horse_not_yours', 'already_for_sale', 'horse_in_auction', 'horse_not_for_sale'],
  ...['horse_is_yours', 'price_changed', 'too_few_credits', 'auction_over', 'auction_has_bids'],
  ...['bid_too_low', 'sealed_bid_given', 'pays_too_much', 'horse_not_found', 'auction_not_found'],
]);

const actions = fc.record({
  kind: fc.constantFrom(
    ...(['list', 'buy', 'leave ring', 'consign', 'consign', 'consign', 'withdraw'] as const),
    ...(['bid', 'bid', 'bid', 'bid', 'bid', 'bid', 'seal', 'late', 'hammer', 'hammer'] as const),
  ),
  by: fc.nat(3),
  horse: fc.nat(3),
  amount: fc.oneof(fc.integer({ min: 500, max: 3_675 }), fc.integer({ min: 3_325, max: 3_675 })),
});
type Action = typeof actions extends fc.Arbitrary<infer Value> ? Value : never;

/** Of a horse: who owns it, and the last auction that it was in. */
async function stateOf(horseId: string) {
  const [row] = await game.sql(
    `select h.stable_id, (
       select a.id from private.auctions a where a.horse_id = h.id order by a.number desc limit 1
     ) as auction_id
     from public.horses h where h.id = $1`,
    [horseId],
  );
  const owner = players.find(({ stableId }) => stableId === row?.stable_id);
  if (!owner) throw new Error('The horse has no owner.');
  return { owner, auctionId: row?.auction_id == null ? null : String(row.auction_id) };
}

async function act({ kind, by, horse, amount }: Action) {
  const [player, first] = [players[by], players[horse]];
  if (!player || !first) throw new Error('No player');
  const { horseId } = first;
  const { owner, auctionId: last } = await stateOf(horseId);
  const auctionId = last ?? crypto.randomUUID();
  const once = { requestId: crypto.randomUUID(), fromWallet: 0 };
  switch (kind) {
    case 'list':
      return listHorse(owner.backend, { horseId, price: 3_500, ...once });
    case 'buy':
      return buyHorse(player.backend, { horseId, price: 3_500, ...once });
    case 'leave ring':
      return withdrawFromSale(owner.backend, { horseId, ...once });
    case 'consign':
      return consignToAuction(owner.backend, {
        ...{ horseId, reserve: 3_325, startingBid: 500, duration: HOUR },
        ...once,
      });
    case 'withdraw':
      return withdrawFromAuction(owner.backend, { auctionId, ...once });
    case 'bid':
      return placeBid(player.backend, { auctionId, maximum: amount, ...once });
    case 'seal':
      return seal(game, auctionId);
    case 'late':
      return timeIsUp(auctionId);
    case 'hammer':
      return last === null ? undefined : hammerFallsTwice(last);
  }
}

/** Lets an auction close now, before a steward has come. */
const timeIsUp = (auctionId: string) =>
  game.sql(
    `update private.auctions set closes_at = date_trunc('milliseconds', clock_timestamp())
     where id = $1 and ended_at is null`,
    [auctionId],
  );

/** Lets the hammer fall on a lot, and again: the second time moves nothing. */
async function hammerFallsTwice(auctionId: string) {
  await timeIsUp(auctionId);
  const outcome = await hammerFalls(game, auctionId);
  const money = () => game.sql('select id, balance from private.accounts order by id');
  const before = await money();
  expect(await hammerFalls(game, auctionId)).toBe(outcome);
  expect(await money()).toEqual(before);
}

it('whatever stables do in the market, each horse has one owner and each credit its place', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(actions, { minLength: 40, maxLength: 60 }), async (history) => {
      for (const action of history) {
        // The rule that keeps a horse for a week would end every history here.
        await game.sql('update public.horses set sellable_from = null');
        await act(action).catch((error) => {
          if (!refusals.has(error.code)) throw error;
        });
      }
      const held = await game.sql(
        `select stable_id, sum(maximum)::int as amount from private.bids where held
         group by stable_id order by stable_id`,
      );
      const paid = await game.sql(
        `select stable_id, -sum(amount)::int as amount from public.money_days
         where kind in ('bid', 'bid_refund')
         group by stable_id having sum(amount) <> 0 order by stable_id`,
      );
      expect(paid).toEqual(held);
      for (const check of ['auctions', 'sales', 'ledger']) {
        expect(await game.sql(`select * from private.check_${check}()`)).toEqual([]);
      }
    }),
    { numRuns: 4 },
  );
  for (const { id } of await game.sql('select id from private.auctions where ended_at is null')) {
    await hammerFallsTwice(String(id));
  }
  expect(
    await game.sql(`select id from private.accounts where kind = 'bid' and balance <> 0`),
  ).toEqual([]);
  const outcomes = await game.sql('select distinct outcome from private.auctions order by 1');
  expect(outcomes.map(({ outcome }) => outcome)).toEqual(['sold', 'unsold', 'withdrawn']);
});

import { beforeAll, expect, it } from 'vitest';
import {
  auctionBids,
  auctionCatalogue,
  auctionLot,
  type Backend,
  lotOfHorse,
  myAuctions,
  pastAuctions,
  placeBid,
} from '../../src/index.ts';
import { bid, type Consigned, hammerFalls, lotOfNewOwner } from '../support/testAuctions.ts';
import { openTestGame, type Player } from '../support/testGame.ts';

const game = openTestGame();

let lots: Consigned[];
let leader: Player;
let loser: Player;

beforeAll(async () => {
  [leader, loser] = [await game.player(), await game.player()];
  lots = [await lotOfNewOwner(game), await lotOfNewOwner(game), await lotOfNewOwner(game)];
  for (const { auctionId } of lots) {
    await bid(auctionId, leader, 2_000);
    await bid(auctionId, loser, 1_000);
  }
});

const everything = { text: '', price: null, age: null, sex: null, rating: null, specialty: null };

/** All that somebody can read of auctions, in every order and by every filter. */
async function readBy(backend: Backend, isPlayer: boolean) {
  const orders = ['closing', 'cheapest', 'dearest', 'best rated'] as const;
  const parts = ['bidding', 'selling', 'won', 'lost', 'sold', 'unsold'] as const;
  return {
    catalogue: await Promise.all(
      orders.flatMap((order) =>
        [null, 'low', 'high'].map((price) =>
          auctionCatalogue(backend, {
            search: { ...everything, price: price === 'low' || price === 'high' ? price : null },
            order,
          }),
        ),
      ),
    ),
    past: await pastAuctions(backend, { search: everything, outcome: null }),
    lots: await Promise.all(lots.map((lot) => auctionLot(backend, lot))),
    horses: await Promise.all(lots.map((lot) => lotOfHorse(backend, lot))),
    bids: await Promise.all(lots.map((lot) => auctionBids(backend, lot))),
    own: isPlayer ? await Promise.all(parts.map((part) => myAuctions(backend, { part }))) : [],
  };
}

/** What a bid is answered that is too low, with its detail. */
const tooLow = async ({ backend }: Player) => {
  const [lot] = lots;
  return placeBid(backend, {
    auctionId: lot?.auctionId ?? '',
    maximum: 1,
    requestId: crypto.randomUUID(),
    fromWallet: 0,
  }).catch((error) => [error.code, Object(error.cause).details]);
};

const readings = async () => [
  await readBy(game.visitor(), false),
  await readBy(loser.backend, true),
  await tooLow(loser),
];

it('another reserve changes nothing that anybody but its vendor reads', async () => {
  const before = [...(await readings()), await readBy(leader.backend, true), await tooLow(leader)];
  await game.sql('update private.auctions set reserve = reserve + 70 * number');
  const after = [...(await readings()), await readBy(leader.backend, true), await tooLow(leader)];
  expect(after).toEqual(before);
  expect(JSON.stringify(after)).not.toMatch(/"reserve":\d/);
});

it('another maximum of who leads changes nothing that anybody else reads', async () => {
  const before = await readings();
  for (const { auctionId } of lots) await bid(auctionId, leader, 2_600);
  expect(await readings()).toEqual(before);
  expect(before[2]).toEqual(['bid_too_low', '1200']);
  expect(await tooLow(leader)).toEqual(['bid_too_low', '2700']);
});

it('what is over tells neither a reserve that was not met nor a maximum', async () => {
  for (const { auctionId } of lots) expect(await hammerFalls(game, auctionId)).toBe('unsold');
  const read = JSON.stringify(await readings());
  // As a figure: an id may have such digits.
  expect(read).not.toMatch(/[:[,]2600(?=[,\]}])/);
  expect(read).not.toMatch(/"reserve":\d/);
});

it('no table of auctions is read through the API', async () => {
  const rows = await game.sql(
    `select table_schema, privilege_type from information_schema.table_privileges
     where table_name in ('auctions', 'bids', 'auction_claims')
       and grantee in ('anon', 'authenticated', 'PUBLIC')`,
  );
  expect(rows).toEqual([]);
});

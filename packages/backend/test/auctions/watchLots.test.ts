import { beforeAll, expect, it } from 'vitest';
import { auctionLot, myAuctions, watchLot } from '../../src/index.ts';
import { hammerFalls, lotOfNewOwner, seenBy } from '../support/testAuctions.ts';
import { openTestGame, type Player } from '../support/testGame.ts';

const game = openTestGame();

let ann: Player;
let bob: Player;

beforeAll(async () => {
  [ann, bob] = [await game.player(), await game.player()];
});

const watchedBy = async ({ backend }: Player) =>
  (await myAuctions(backend, { part: 'watching' })).map(({ id }) => id);

const watch = ({ backend }: Player, auctionId: string, watched = true) =>
  watchLot(backend, { auctionId, watched });

it('a lot is watched once, by who marked it alone, until the mark is taken off', async () => {
  const { auctionId } = await lotOfNewOwner(game);
  await watch(ann, auctionId);
  const after = await game.snapshot();
  await watch(ann, auctionId);
  expect(await game.snapshot()).toEqual(after);
  expect([await watchedBy(ann), await watchedBy(bob)]).toEqual([[auctionId], []]);
  expect((await auctionLot(ann.backend, { auctionId })).watched).toBe(true);
  expect((await auctionLot(bob.backend, { auctionId })).watched).toBe(false);
  expect((await seenBy(game, auctionId)).watched).toBe(false);
  await watch(ann, auctionId, false);
  await watch(ann, auctionId, false);
  expect(await watchedBy(ann)).toEqual([]);
});

it('a lot leaves the list when its hammer falls, and makes room', async () => {
  const [first, second] = [await lotOfNewOwner(game), await lotOfNewOwner(game)];
  await watch(bob, first.auctionId);
  expect(await watchedBy(bob)).toEqual([first.auctionId]);
  await hammerFalls(game, first.auctionId);
  expect(await watchedBy(bob)).toEqual([]);
  await watch(bob, second.auctionId);
  expect(
    await game.sql('select auction_id from private.watched_lots where stable_id = $1', [
      bob.stableId,
    ]),
  ).toEqual([{ auction_id: second.auctionId }]);
});

it('a hundred lots are watched at once, and no more', async () => {
  const [first, second] = [await lotOfNewOwner(game), await lotOfNewOwner(game)];
  await game.database.withRollback(async (sql) => {
    // Ninety-nine more that are open: the horse of each is the same, which the key forbids.
    await sql('drop index private.auctions_open');
    await sql(
      `insert into private.auctions (
         horse_id, stable_id, of_house, reserve, starting_bid, consigned_at, closes_at, birth_season,
         sex, specialty, rating, horse_name, seller_name
       )
       select horse_id, stable_id, false, reserve, starting_bid, consigned_at, closes_at,
         birth_season, sex, specialty, rating, horse_name, seller_name
       from private.auctions, generate_series(1, 100) where id = $1`,
      [first.auctionId],
    );
    await sql(
      `insert into private.watched_lots (stable_id, auction_id, watched_at)
       select $1, id, now() from private.auctions where ended_at is null and id <> $2 limit 100`,
      [ann.stableId, second.auctionId],
    );
    await sql(`select set_config('request.jwt.claims', $1, true)`, [
      JSON.stringify({ sub: ann.userId, role: 'authenticated' }),
    ]);
    await sql(`select set_config('request.jwt.claim.sub', $1, true)`, [ann.userId]);
    await expect(
      sql('select public.watch_lot($1, true)', [second.auctionId]),
    ).rejects.toMatchObject({ hint: 'watch_list_full' });
  });
});

it('nobody watches a lot that is not there, or without a stable', async () => {
  await expect(watch(ann, crypto.randomUUID())).rejects.toMatchObject({
    code: 'auction_not_found',
  });
  const { auctionId } = await lotOfNewOwner(game);
  await expect(watchLot(game.visitor(), { auctionId, watched: true })).rejects.toMatchObject({
    code: 'not_signed_in',
  });
});

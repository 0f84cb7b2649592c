import { beforeEach, describe, expect, it } from 'vitest';
import { buyHorse, claimHorse, listHorse } from '../../src/index.ts';
import { ruleOf } from '../support/market.ts';
import { bid, consign, expectAllRefused, refusedBid, vendor } from '../support/testAuctions.ts';
import { claimants, claimingRace } from '../support/testClaims.ts';
import { openTestGame, type Player } from '../support/testGame.ts';

const game = openTestGame();

let ann: Player;
let bob: Player;

beforeEach(async () => {
  [ann, bob] = [await vendor(game), await vendor(game)];
  await game.sql('delete from private.sightings');
});

/** Where a stable's session is, and by which browser. */
const session = (player: Player, ip: string, userAgent: string) =>
  game.sql('update auth.sessions set ip = $2::inet, user_agent = $3 where user_id = $1', [
    player.userId,
    ip,
    userAgent,
  ]);

/** Has both act from there on so many days before today. */
async function playedFrom(places: readonly (readonly [string, string])[], days: number) {
  for (let day = 0; day < days; day += 1) {
    for (const [index, player] of [ann, bob].entries()) {
      const [ip = '', browser = ''] = places[index] ?? places[0] ?? [];
      await sightedAs(player, ip, browser, day);
    }
  }
}

/** As `private.sight` notes it of a request of theirs; here no request is on its way. */
const sightedAs = (player: Player, ip: string, browser: string, day: number) =>
  game.sql(
    `insert into private.sightings (stable_id, day, mark)
     select $1, (now() at time zone 'UTC')::date - $4::int,
       sha256(convert_to(host($2::inet) || ' ' || $3, 'UTF8'))
     where private.is_place($2::inet)
     on conflict do nothing`,
    [player.stableId, ip, browser, day],
  );

const linked = async () => {
  const [row] = await game.sql('select private.link_between($1, $2, now()) as sign', [
    ann.stableId,
    bob.stableId,
  ]);
  return row?.sign;
};

describe('two stables are linked', () => {
  it('by one mailbox, however it is written, and nobody else’s', async () => {
    const mail = (player: Player, email: string) =>
      game.sql('update auth.users set email = $2 where id = $1', [player.userId, email]);
    expect(await linked()).toBeNull();
    await mail(ann, 'ann@post.test');
    await mail(bob, 'Ann+second@Post.test');
    expect(await linked()).toBe('mailbox');
    await mail(bob, 'ann@other.test');
    expect(await linked()).toBeNull();
  });

  it('by one browser at one address on three days, not on two', async () => {
    await playedFrom([['203.0.113.7', 'Firefox 1']], 2);
    expect(await linked()).toBeNull();
    await playedFrom([['203.0.113.7', 'Firefox 1']], 3);
    expect(await linked()).toBe('browser');
    await game.sql('update private.sightings set day = day - 30');
    expect(await linked()).toBeNull();
  });

  it('neither by an address alone nor by a browser alone, nor on their own machine', async () => {
    const home = '203.0.113.7';
    await playedFrom(
      [
        [home, 'Firefox 1'],
        [home, 'Safari 2'],
      ],
      9,
    );
    expect(await linked()).toBeNull();
    await playedFrom(
      [
        [home, 'Firefox 1'],
        ['203.0.113.8', 'Firefox 1'],
      ],
      9,
    );
    expect(await linked()).toBeNull();
    await game.sql('delete from private.sightings');
    for (const inner of ['127.0.0.1', '192.168.1.4', '10.2.3.4', '::1', 'fd00::1']) {
      await playedFrom([[inner, 'Firefox 1']], 9);
    }
    expect(await linked()).toBeNull();
  });

  it('and an action notes from where it is seen, as a hash, once a day', async () => {
    await session(ann, '203.0.113.7', 'Firefox 1');
    for (const price of [await ruleOf(ann), (await ruleOf(ann)) + 50]) {
      await listHorse(ann.backend, {
        ...{ horseId: ann.horseId, price, requestId: crypto.randomUUID() },
      }).catch(() => {});
    }
    const rows = await game.sql(
      `select stable_id, day = (now() at time zone 'UTC')::date as today, length(mark) as bytes
       from private.sightings`,
    );
    expect(rows).toEqual([{ stable_id: ann.stableId, today: true, bytes: 32 }]);
  });
});

describe('linked stables', () => {
  const link = () => playedFrom([['203.0.113.7', 'Firefox 1']], 3);

  it('do not bid for each other’s horses, nor buy them', async () => {
    const lot = await consign(ann);
    await link();
    await expectAllRefused(game, refusedBid('linked_stables', lot, bob, 900));
    const cat = await vendor(game);
    expect(await bid(lot.auctionId, cat, 900)).toBe('leads');
    const price = await ruleOf(bob);
    await listHorse(bob.backend, { horseId: bob.horseId, price, requestId: crypto.randomUUID() });
    await expectAllRefused(game, [
      'linked_stables',
      (requestId) =>
        buyHorse(ann.backend, { horseId: bob.horseId, price, requestId, fromWallet: 0 }),
    ]);
    await buyHorse(cat.backend, {
      ...{ horseId: bob.horseId, price, requestId: crypto.randomUUID(), fromWallet: 0 },
    });
  });

  it('do not claim each other’s runners', async () => {
    const [owner, claimant] = await claimants(game, 2);
    if (!owner || !claimant) throw new Error('Nobody claims.');
    const raceId = await claimingRace(game, [owner.horseId]);
    [ann, bob] = [owner, claimant];
    await link();
    await expectAllRefused(game, [
      'linked_stables',
      (requestId) =>
        claimHorse(claimant.backend, { raceId, horseId: owner.horseId, requestId, fromWallet: 0 }),
    ]);
  });
});

describe('shill patterns', () => {
  it('name who bids again and again on one vendor’s lots and takes none home', async () => {
    const cat = await vendor(game);
    const found = async () =>
      (
        await game.sql(`select * from public.shill_patterns(now() - interval '30 days', 20)`)
      ).filter(({ vendor_id }) => vendor_id === ann.stableId);
    for (let round = 1; round <= 3; round += 1) {
      expect(await found()).toEqual([]);
      await game.sql('update public.horses set sellable_from = null where id = $1', [ann.horseId]);
      const { auctionId } = await consign(ann);
      await bid(auctionId, bob, 600);
      await bid(auctionId, cat, 900);
      await game.sql(
        `update private.auctions set closes_at = date_trunc('milliseconds', clock_timestamp())
         where id = $1`,
        [auctionId],
      );
      await game.sql(`select public.settle_auction($1, clock_timestamp())`, [auctionId]);
    }
    expect(await found()).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          ...{ bidder_id: bob.stableId, vendor_lots: 3, lots: 3, bids: 3, won: 0, link: null },
        }),
      ]),
    );
  });
});

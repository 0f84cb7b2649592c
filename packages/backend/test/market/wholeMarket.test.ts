import { HOUR } from '@furlong/game/rules';
import fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import {
  buyHorse,
  consignToAuction,
  listHorse,
  placeBid,
  watchLot,
  withdrawFromAuction,
  withdrawFromSale,
} from '../../src/index.ts';
import { settleAuction, settleRace, voidRace } from '../../src/service/index.ts';
import { seal } from '../support/testAuctions.ts';
import {
  claim,
  claimants,
  claimingRace,
  fillPurses,
  startedClaimingRace,
} from '../support/testClaims.ts';
import { openTestGame, type Player } from '../support/testGame.ts';

const game = openTestGame();

let players: Player[];
let horses: string[];
/** The race whose claims are open, or null. */
let open: string | null = null;

// A race takes twenty-four that may claim from then on.
beforeAll(async () => {
  players = [];
  for (const count of [20, 20, 10]) players.push(...(await claimants(game, count)));
  horses = players.map(({ horseId }) => horseId);
  await game.sql('update public.horses set rating = 40 where id = any ($1)', [horses]);
}, 180_000);

/** What a refusal of these actions may be: anything else is a fault. */
const refusals = new Set([
  ...['horse_not_yours', 'already_for_sale', 'horse_in_auction', 'horse_not_for_sale'],
  ...['horse_is_yours', 'price_changed', 'too_few_credits', 'auction_over', 'auction_has_bids'],
  ...['bid_too_low', 'sealed_bid_given', 'pays_too_much', 'auction_not_found', 'not_sellable_yet'],
  ...['already_claimed', 'no_free_box', 'claims_shut', 'claims_not_open', 'not_entered'],
  ...['sale_while_entered', 'may_be_claimed', 'hammer_first', 'horse_engaged', 'horse_for_sale'],
]);

const action = fc.record({
  kind: fc.constantFrom(
    ...(['list', 'list', 'buy', 'buy', 'leave ring', 'leave ring', 'watch'] as const),
    ...([
      'consign',
      'consign',
      'consign',
      'withdraw',
      'withdraw',
      'bid',
      'bid',
      'bid',
      'bid',
    ] as const),
    ...(['claim', 'claim', 'claim', 'claim', 'claim'] as const),
  ),
  by: fc.nat(49),
  // Few horses, so that the actions meet.
  horse: fc.nat(9),
  amount: fc.oneof(fc.integer({ min: 500, max: 3_675 }), fc.integer({ min: 3_325, max: 3_675 })),
});
type Action = typeof action extends fc.Arbitrary<infer Value> ? Value : never;

/** Actions that happen at once, and then what stewards do. */
const rounds = fc.record({
  actions: fc.array(action, { minLength: 4, maxLength: 10 }),
  afterwards: fc.constantFrom(
    'nothing',
    'hammers',
    'hammers',
    'seal',
    'race',
    'run',
    'run',
    'call off',
  ),
});
type Round = typeof rounds extends fc.Arbitrary<infer Value> ? Value : never;

/** Whose a horse is, and the last auction that it was in. */
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
  return { owner, auctionId: String(row?.auction_id ?? crypto.randomUUID()) };
}

async function act({ kind, by, horse, amount }: Action) {
  const [player, horseId] = [players[by], horses[horse]];
  if (!player || !horseId) throw new Error('No player');
  const { owner, auctionId } = await stateOf(horseId);
  const once = { requestId: crypto.randomUUID(), fromWallet: 0 };
  switch (kind) {
    case 'list':
      return listHorse(owner.backend, { horseId, price: 3_500, ...once });
    case 'buy':
      return buyHorse(player.backend, { horseId, price: 3_500, ...once });
    case 'leave ring':
      return withdrawFromSale(owner.backend, { horseId, ...once });
    case 'watch':
      return watchLot(player.backend, { auctionId, watched: amount % 2 === 0 });
    case 'consign':
      return consignToAuction(owner.backend, {
        ...{ horseId, reserve: 3_325, startingBid: 500, duration: HOUR },
        ...once,
      });
    case 'withdraw':
      return withdrawFromAuction(owner.backend, { auctionId, ...once });
    case 'bid':
      return placeBid(player.backend, { auctionId, maximum: amount, ...once });
    case 'claim':
      return open === null ? undefined : claim(open, player, horseId);
  }
}

/** Lets all hammers fall whose horses are there, each from two stewards at once. */
async function hammersFall() {
  await game.sql(
    `update private.auctions set closes_at = date_trunc('milliseconds', clock_timestamp())
     where ended_at is null and not private.is_away(horse_id)`,
  );
  const due = await game.sql(
    `select id from private.auctions
     where ended_at is null and closes_at <= clock_timestamp() and not private.is_away(horse_id)`,
  );
  for (const { id } of due) {
    const fall = () => settleAuction(game.steward(), { auctionId: String(id), at: Date.now() });
    const [first, second] = await Promise.all([fall(), fall()]);
    expect(second).toBe(first);
  }
}

async function steward(task: Round['afterwards']) {
  const raceId = open;
  switch (task) {
    case 'hammers':
      return hammersFall();
    case 'seal':
      for (const { id } of await game.sql('select id from private.auctions where ended_at is null'))
        await seal(game, String(id));
      return;
    case 'race': {
      if (raceId !== null) return;
      const free = await game.sql(
        `select id from public.horses h where id = any ($1) and not private.is_for_sale(id)
           and not private.is_engaged(id) and private.hammer_of(id) is null order by id limit 8`,
        [horses.slice(0, 10)],
      );
      if (free.length < 2) return;
      open = await claimingRace(
        game,
        free.map(({ id }) => String(id)),
        { price: 3_400 },
      );
      return;
    }
    case 'run': {
      if (raceId === null) return;
      const result = await startedClaimingRace(game, raceId);
      await Promise.all([1, 2].map(() => settleRace(game.steward(), result)));
      // The race was run ahead of time; what is bought from now on comes after it.
      await game.sql(
        `with past as (
           update public.races set settled_at = date_trunc('milliseconds', now()) where id = $1
           returning id, settled_at
         )
         update private.claims c set settled_at = p.settled_at from past p where p.id = c.race_id`,
        [raceId],
      );
      open = null;
      return;
    }
    case 'call off':
      if (raceId === null) return;
      await voidRace(game.steward(), {
        ...{ raceId, reason: 'could_not_be_run', beaconSignature: null, at: Date.now() },
      });
      open = null;
      return;
    case 'nothing':
      return;
  }
}

const purses = async () => {
  const [row] = await game.sql(
    `select min(balance)::int as least, sum(balance)::int as sum from private.accounts
     where kind in ('credits', 'wallet', 'bid', 'claim')`,
  );
  return row;
};

it('whatever fifty stables do in the whole market, each horse has one owner and each credit its place', async () => {
  const outcomes = new Map<string, number>();
  await fc.assert(
    fc.asyncProperty(fc.array(rounds, { minLength: 12, maxLength: 18 }), async (history) => {
      for (const { actions, afterwards } of history) {
        // The rules that keep a horse for a week, or tire it, would end every history here.
        await game.sql(
          `update public.horses set sellable_from = null, energy = 90, condition_at = now(), rating = 40
           where id = any ($1)`,
          [horses],
        );
        await Promise.all(
          actions.map((each) =>
            act(each).then(
              () => outcomes.set(each.kind, (outcomes.get(each.kind) ?? 0) + 1),
              (error) => {
                if (!refusals.has(error.code)) throw error;
              },
            ),
          ),
        );
        await steward(afterwards);
        expect(Number((await purses())?.least)).toBeGreaterThanOrEqual(0);
      }
      await steward('call off');
      await hammersFall();
      expect(await game.sql('select * from private.check_everything()')).toEqual([]);
      // Nothing is held any more, and every credit is somebody's.
      expect(
        await game.sql(
          `select id from private.accounts where kind in ('bid', 'claim') and balance <> 0`,
        ),
      ).toEqual([]);
      await fillPurses(game, players);
    }),
    { numRuns: 8, endOnFailure: true },
  );
  // Each action came to pass, not only its refusal.
  expect([...outcomes.keys()].toSorted()).toEqual([
    ...['bid', 'buy', 'claim', 'consign', 'leave ring', 'list', 'watch', 'withdraw'],
  ]);
}, 240_000);

import fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import { enterRace, listHorse, withdrawFromSale } from '../../src/index.ts';
import { settleRace, voidRace } from '../../src/service/index.ts';
import {
  claim,
  claimants,
  claimingRace,
  fillPurses,
  startedClaimingRace,
} from '../support/testClaims.ts';
import { openTestGame, type Player } from '../support/testGame.ts';
import { openTestRace } from '../support/testRaces.ts';

const game = openTestGame();

let players: Player[];

beforeAll(async () => {
  players = await claimants(game, 4);
});

/** What a refusal of these actions may be: anything else is a fault. */
const refusals = new Set([
  ...['already_claimed', 'horse_is_yours', 'too_few_credits', 'no_free_box', 'claims_shut'],
  ...['sale_while_entered', 'already_for_sale', 'horse_not_for_sale', 'horse_not_yours'],
  ...['horse_engaged', 'not_sellable_yet', 'horse_for_sale', 'horse_too_tired', 'already_entered'],
]);

const actions = fc.record({
  kind: fc.constantFrom(
    ...(['race', 'claim', 'claim', 'claim', 'claim', 'claim', 'list', 'leave ring'] as const),
    ...(['enter', 'run', 'run', 'call off'] as const),
  ),
  by: fc.nat(3),
  horse: fc.nat(3),
  price: fc.constantFrom(3_000, 6_000),
});
type Action = typeof actions extends fc.Arbitrary<infer Value> ? Value : never;

/** The race whose claims are open, or null. */
let open: string | null = null;

async function ownerOf(horseId: string): Promise<Player> {
  const [row] = await game.sql('select stable_id from public.horses where id = $1', [horseId]);
  const owner = players.find(({ stableId }) => stableId === row?.stable_id);
  if (!owner) throw new Error('The horse has no owner.');
  return owner;
}

/** Ends the race that is open, and again: the second time moves nothing. */
async function end(how: () => Promise<unknown>) {
  open = null;
  await how();
  const money = () => game.sql('select id, balance from private.accounts order by id');
  const before = await money();
  await how();
  expect(await money()).toEqual(before);
}

async function act({ kind, by, horse, price }: Action) {
  const [player, first] = [players[by], players[horse]];
  if (!player || !first) throw new Error('No player');
  const { horseId } = first;
  const requestId = crypto.randomUUID();
  switch (kind) {
    case 'race': {
      if (open !== null) return;
      const free = await game.sql(
        `select id from public.horses where id = any ($1) and not private.is_for_sale(id)
           and not private.is_engaged(id)`,
        [players.map((each) => each.horseId)],
      );
      if (free.length > 1)
        open = await claimingRace(
          game,
          free.map(({ id }) => String(id)),
          { price },
        );
      return;
    }
    case 'claim':
      return open !== null && claim(open, player, horseId).catch(notEntered);
    case 'list':
      return listHorse((await ownerOf(horseId)).backend, { horseId, price: 3_500, requestId });
    case 'leave ring':
      return withdrawFromSale((await ownerOf(horseId)).backend, { horseId, requestId });
    case 'enter':
      return enterRace((await ownerOf(horseId)).backend, {
        ...{ raceId: await openTestRace(game, { entryFee: 0 }), horseId, requestId },
      });
    case 'run': {
      if (open === null) return;
      const result = await startedClaimingRace(game, open);
      return end(() => settleRace(game.steward(), result));
    }
    case 'call off': {
      const raceId = open;
      if (raceId === null) return;
      return end(() =>
        voidRace(game.steward(), {
          ...{ raceId, reason: 'could_not_be_run', beaconSignature: null, at: Date.now() },
        }),
      );
    }
  }
}

/** A horse that is for sale does not run in it. */
const notEntered = (error: unknown) => {
  if (Object(error).code !== 'not_entered') throw error;
};

/** Calls off the races that were entered meanwhile, so that the horses are free. */
async function clear() {
  const races = await game.sql(
    `select id from public.races where status = 'open' and id in (select race_id from private.engagements)`,
  );
  for (const { id } of races) {
    await voidRace(game.steward(), {
      ...{ raceId: String(id), reason: 'could_not_be_run', beaconSignature: null, at: Date.now() },
    });
  }
  await game.sql(
    `update public.horses set sellable_from = null, energy = 90, condition_at = now(), rating = 40
     where stable_id in (select stable_id from public.wallets)`,
  );
}

it('whatever stables claim, each horse has one owner and each credit its place', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(actions, { minLength: 25, maxLength: 35 }), async (history) => {
      for (const [index, action] of history.entries()) {
        if (index % 8 === 0) await clear();
        await act(action).catch((error) => {
          if (!refusals.has(error.code)) throw error;
        });
      }
      await fillPurses(game, players);
      const held = await game.sql(
        `select stable_id, sum(price)::int as amount from private.claims where state = 'held'
         group by stable_id order by stable_id`,
      );
      const kept = await game.sql(
        `select c.stable_id, sum(a.balance)::int as amount
         from private.accounts a join private.claims c on c.id = a.claim_id
         group by c.stable_id having sum(a.balance) <> 0 order by c.stable_id`,
      );
      expect(kept).toEqual(held);
      for (const check of ['claims', 'sales', 'ledger', 'races']) {
        expect(await game.sql(`select * from private.check_${check}()`)).toEqual([]);
      }
    }),
    { numRuns: 4, endOnFailure: true },
  );
  if (open !== null) await act({ kind: 'call off', by: 0, horse: 0, price: 3_000 });
  await clear();
  expect(
    await game.sql(`select id from private.accounts where kind = 'claim' and balance <> 0`),
  ).toEqual([]);
  const states = await game.sql('select distinct state from private.claims order by 1');
  expect(states.map(({ state }) => state)).toEqual(['lost', 'returned', 'won']);
});

import fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import {
  buyHorse,
  enterRace,
  listHorse,
  myHeldMoney,
  myMoneyDays,
  mySeasonMoney,
  myStatement,
  myWallets,
  placeBid,
  startTraining,
  takeCredits,
  transferWallet,
  withdrawEntry,
  withdrawFromSale,
} from '../../src/index.ts';
import { anotherHorse, buy } from '../support/equipment.ts';
import { consign, vendor } from '../support/testAuctions.ts';
import { openTestGame, type Player } from '../support/testGame.ts';
import { openTestRace } from '../support/testRaces.ts';
import { fillWallet } from '../support/wallet.ts';

const game = openTestGame();

let players: Player[];
let races: string[];
let lot: string;

beforeAll(async () => {
  players = [await vendor(game), await vendor(game), await vendor(game)];
  for (const player of players) await fillWallet(game, player, 4_000);
  races = [await openTestRace(game), await openTestRace(game)];
  const seller = await vendor(game);
  lot = (await consign(seller)).auctionId;
  players.push(seller);
});

const actions = fc.record({
  kind: fc.constantFrom(
    ...(['transfer', 'back', 'buy piece', 'enter', 'withdraw', 'train', 'pack'] as const),
    ...(['list', 'leave ring', 'buy horse', 'bid', 'bid'] as const),
  ),
  by: fc.nat(2),
  race: fc.nat(1),
  of: fc.nat(2),
  amount: fc.integer({ min: 1, max: 3_000 }),
});
type Action = typeof actions extends fc.Arbitrary<infer Value> ? Value : never;

async function act({ kind, by, race, of, amount }: Action): Promise<unknown> {
  const [player, other] = [players[by], players[of]];
  const raceId = races[race];
  if (!player || !other || raceId === undefined) throw new Error('No player');
  const { backend, horseId } = player;
  const once = { requestId: crypto.randomUUID(), fromWallet: 0 };
  switch (kind) {
    case 'transfer':
      return transferWallet(backend, { amount, to: 'credits', ...once });
    case 'back':
      return transferWallet(backend, { amount, to: 'wallet', ...once });
    case 'buy piece':
      return buy(player, 'cushioned-whip');
    case 'enter':
      return enterRace(backend, { raceId, horseId, ...once, fromWallet: amount % 2 });
    case 'withdraw':
      return withdrawEntry(backend, { raceId, horseId, ...once });
    case 'train':
      return startTraining(backend, {
        horseId: await anotherHorse(game, player),
        ...{ programme: 'speed', ...once },
      });
    case 'pack':
      return takeCredits(backend, { amount: 100, ...once });
    case 'list':
      return listHorse(backend, { horseId, price: 3_500, ...once });
    case 'leave ring':
      return withdrawFromSale(backend, { horseId, ...once });
    case 'buy horse':
      return buyHorse(backend, { horseId: other.horseId, price: 3_500, ...once });
    case 'bid':
      return placeBid(backend, { auctionId: lot, maximum: 500 + amount, ...once });
  }
}

const sum = (amounts: readonly { amount: number }[]) =>
  amounts.reduce((total, { amount }) => total + amount, 0);

/** What the ledger says of a stable: of each of its accounts, and of its money in those that keep it for something. */
async function ledgerOf({ stableId }: Player) {
  const [row] = await game.sql(
    `with own as (select id, kind from private.accounts where stable_id = $1)
     select
       (select coalesce(sum(p.amount), 0) from private.postings p join own on own.id = p.account_id
        where own.kind = 'credits')::int as credits,
       (select coalesce(sum(p.amount), 0) from private.postings p join own on own.id = p.account_id
        where own.kind = 'wallet')::int as wallet,
       (select coalesce(-sum(o.amount), 0) from private.postings o join own on own.id = o.account_id
        where exists (
          select from private.postings q join private.accounts a on a.id = q.account_id
          where q.transaction_id = o.transaction_id and a.kind in ('pool', 'bid')
        ))::int as held`,
    [stableId],
  );
  return row;
}

/** Every page of the account tells the same money. */
async function agree(player: Player) {
  const { backend } = player;
  const wallets = await myWallets(backend);
  const lines = await Promise.all(
    (['credits', 'wallet'] as const).map((wallet) =>
      myStatement(backend, { wallet, kinds: null, after: null, limit: 100 }),
    ),
  );
  const [credits = [], wallet = []] = lines;
  const days = await myMoneyDays(backend, { since: '2020-01-01' });
  const weeks = await mySeasonMoney(backend);
  const held = await myHeldMoney(backend);
  const total = wallets.credits + wallets.wallet;
  expect({
    credits: sum(credits),
    wallet: sum(wallet),
    held: sum(held),
  }).toEqual(await ledgerOf(player));
  expect([credits[0]?.balance, wallet[0]?.balance ?? 0]).toEqual([wallets.credits, wallets.wallet]);
  expect(sum(days.filter(({ kind }) => kind !== 'wallet_transfer'))).toBe(total);
  expect(weeks.at(-1)?.balance).toBe(total);
  expect(weeks.reduce((all, { came, went }) => all + came - went, 0)).toBe(total);
}

it('every page of the account tells the same money as the ledger, after every action of a random history', async () => {
  let done = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(actions, { minLength: 4, maxLength: 8 }), async (history) => {
      for (const action of history) {
        const refused = await act(action).then(
          () => null,
          ({ code }: { code?: string }) => code ?? 'no refusal',
        );
        expect(refused === null || refused !== 'no refusal').toBe(true);
        expect(refused).not.toBe('server_failed');
        if (refused === null) done += 1;
        for (const player of players.slice(0, 3)) await agree(player);
      }
    }),
    { numRuns: 8, seed: 92 },
  );
  // Refusals alone would show nothing.
  expect(done).toBeGreaterThan(12);
});

it('and at every moment of a storm of them', async () => {
  const storm = fc.sample(actions, { numRuns: 24, seed: 7 });
  await Promise.allSettled(storm.map(act));
  for (const player of players) await agree(player);
});

it('a visitor has no season', async () => {
  await expect(mySeasonMoney(game.visitor())).rejects.toThrow();
});

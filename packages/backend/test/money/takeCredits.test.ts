import { CREDIT_PACKS, DAY, WEEK, WEEKLY_CREDITS, weekBegins } from '@furlong/game/rules';
import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  enterRace,
  myMoneyDays,
  myReceipt,
  myStatement,
  myWallets,
  takeCredits,
  transferWallet,
} from '../../src/index.ts';
import { buy, expectRefused } from '../support/equipment.ts';
import { openTestGame, type Player } from '../support/testGame.ts';
import { openTestRace } from '../support/testRaces.ts';
import { fillWallet } from '../support/wallet.ts';

const game = openTestGame();

let owner: Player;

beforeEach(async () => {
  owner = await game.player();
});

const take = (amount: number, requestId: string = crypto.randomUUID(), by = owner) =>
  takeCredits(by.backend, { amount: amount as 100, requestId });

/** Sets the packs that were taken back by so many weeks. */
const weeksAgo = (weeks: number) =>
  game.sql(
    `update public.money_days set day = day - ($2 * 7)::integer
     where stable_id = $1 and kind = 'credit_pack'`,
    [owner.stableId, weeks],
  );

describe('a pack of play credits', () => {
  it('is given once a request, with a receipt that can be read again', async () => {
    const requestId = crypto.randomUUID();
    const receipt = await take(250, requestId);
    expect(receipt).toMatchObject({ amount: 250, balance: 25_250 });
    const after = await game.snapshot();
    expect(await take(250, requestId)).toEqual(receipt);
    expect(await game.snapshot()).toEqual(after);
    const { number } = receipt;
    expect(await myReceipt(owner.backend, { number })).toEqual(receipt);
    const [line] = await myStatement(owner.backend, {
      ...{ wallet: 'credits', kinds: ['credit_pack'], after: null, limit: 5 },
    });
    expect(line).toMatchObject({ id: number, kind: 'credit_pack', amount: 250, balance: 25_250 });
  });

  it('is refused beyond the week’s, and given again in the next', async () => {
    await take(500);
    await expectRefused(game, 'weekly_credits_taken', (requestId) => take(100, requestId));
    await weeksAgo(1);
    expect((await take(250)).balance).toBe(25_750);
    await expectRefused(game, 'weekly_credits_taken', (requestId) => take(500, requestId));
    expect((await take(250)).balance).toBe(26_000);
  });

  it('is one of the packs, and for a player', async () => {
    for (const amount of [0, -100, 99, 101, 1_000]) {
      await expectRefused(game, 'bad_request', (requestId) => take(amount, requestId));
    }
    await expectRefused(game, 'not_signed_in', (requestId) =>
      takeCredits(game.visitor(), { amount: 100, requestId }),
    );
  });

  it('has a receipt that nobody else reads', async () => {
    const { number } = await take(100);
    const other = await game.player();
    expect(await myReceipt(other.backend, { number })).toBeNull();
    expect(await myReceipt(owner.backend, { number: number - 1 })).toBeNull();
    await expect(myReceipt(game.visitor(), { number })).rejects.toThrow();
  });
});

it('a week of packs begins as the game says', async () => {
  const [row] = await game.sql(
    `select private.weekly_credits() as most,
       private.week_start(private.week_at(to_timestamp($1 / 1000.0))) as monday`,
    [weekBegins(Date.now()) + 3 * DAY],
  );
  expect(Number(row?.most)).toBe(WEEKLY_CREDITS);
  expect(new Date(String(row?.monday)).getTime()).toBe(weekBegins(Date.now()));
  expect(weekBegins(Date.now() + WEEK) - weekBegins(Date.now())).toBe(WEEK);
});

/** Every view of a stable's money, and the ledger behind them (which each test checks), tell the same. */
it('the balances of all views agree at every moment, whatever is taken, moved and paid', async () => {
  await fillWallet(game, owner, 2_000);
  const raceId = await openTestRace(game, { entryFee: 300 });
  const actions = {
    take: (amount: number) => take(amount),
    move: (amount: number) =>
      transferWallet(owner.backend, { amount, to: 'wallet', requestId: crypto.randomUUID() }),
    back: (amount: number) =>
      transferWallet(owner.backend, { amount, to: 'credits', requestId: crypto.randomUUID() }),
    buy: () => buy(owner, 'cushioned-whip'),
    enter: () =>
      enterRace(owner.backend, {
        ...{ raceId, horseId: owner.horseId, fromWallet: 0, requestId: crypto.randomUUID() },
      }),
    'next week': () => weeksAgo(1),
  };
  let taken = 0;
  await fc.assert(
    fc.asyncProperty(
      fc.array(
        fc.record({
          kind: fc.constantFrom(...(Object.keys(actions) as (keyof typeof actions)[])),
          amount: fc.constantFrom(...CREDIT_PACKS),
        }),
        { minLength: 1, maxLength: 8 },
      ),
      async (history) => {
        for (const { kind, amount } of history) {
          if (kind === 'next week') taken = 0;
          const done = await actions[kind](amount).then(
            () => true,
            (error) => {
              expect([
                'weekly_credits_taken',
                'too_few_credits',
                'too_little_in_wallet',
                'already_entered',
                'horse_engaged',
              ]).toContain(error.code);
              return false;
            },
          );
          if (kind === 'take') {
            expect(done).toBe(taken + amount <= WEEKLY_CREDITS);
            if (done) taken += amount;
          }
          const wallets = await myWallets(owner.backend);
          for (const wallet of ['credits', 'wallet'] as const) {
            const lines = await myStatement(owner.backend, {
              ...{ wallet, kinds: null, after: null, limit: 100 },
            });
            expect(lines[0]?.balance).toBe(wallets[wallet]);
          }
          const days = await myMoneyDays(owner.backend, { since: '2020-01-01' });
          const sum = days
            .filter((each) => each.kind !== 'wallet_transfer')
            .reduce((total, each) => total + each.amount, 0);
          expect(sum).toBe(wallets.credits + wallets.wallet);
        }
      },
    ),
    { numRuns: 8, seed: 42 },
  );
});

import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  buyEquipment,
  buyHorse,
  checkOutCart,
  choosePrizeWallet,
  enterRace,
  myMoneyDays,
  myOverview,
  myWallets,
  setCartLine,
  startAutoTraining,
  startTraining,
  trainHorses,
  transferWallet,
} from '../../src/index.ts';
import { chargeBoxes, runAutoSession } from '../../src/service/index.ts';
import { anotherHorse, expectRefused } from '../support/equipment.ts';
import { consign } from '../support/market.ts';
import { openTestGame, type Player } from '../support/testGame.ts';
import { enter, freeze, openTestRace, registerHouseHorses, run } from '../support/testRaces.ts';
import { fillWallet, leaveCredits } from '../support/wallet.ts';
import { mondayAfter } from '../support/weeks.ts';

const game = openTestGame();

let owner: Player;

/** Prizes of $3,400 in the wallet and $100 of credits: the stable that cannot buy a saddle. */
beforeEach(async () => {
  owner = await game.player();
  await fillWallet(game, owner, 3_400);
  await leaveCredits(game, owner, 100);
});

const requestId = () => crypto.randomUUID();
const wallets = async () => {
  const { credits, wallet } = await myWallets(owner.backend);
  return { credits, wallet };
};

describe('a transfer', () => {
  it('moves prize money to the credits and back, at once, free, and once a request', async () => {
    const request = { amount: 1_200, to: 'credits', requestId: requestId() } as const;
    expect(await transferWallet(owner.backend, request)).toEqual({ credits: 1_300, wallet: 2_200 });
    const after = await game.snapshot();
    expect(await transferWallet(owner.backend, request)).toEqual({ credits: 1_300, wallet: 2_200 });
    expect(await game.snapshot()).toEqual(after);
    await transferWallet(owner.backend, { amount: 1_300, to: 'wallet', requestId: requestId() });
    expect(await wallets()).toEqual({ credits: 0, wallet: 3_500 });
  });

  it('is refused beyond what is there, in anything but whole dollars above zero, and to a visitor', async () => {
    const move =
      (amount: number, to: 'credits' | 'wallet', by = owner.backend) =>
      (request: string) =>
        transferWallet(by, { amount, to, requestId: request });
    await expectRefused(game, 'too_little_in_wallet', move(3_401, 'credits'));
    await expectRefused(game, 'too_few_credits', move(101, 'wallet'));
    await expectRefused(game, 'bad_request', move(0, 'credits'));
    await expectRefused(game, 'bad_request', move(-5, 'credits'));
    await expectRefused(game, 'not_signed_in', move(5, 'credits', game.visitor()));
  });

  it('never makes or loses a dollar, whatever is moved in which order', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(
          fc.tuple(fc.constantFrom('credits', 'wallet'), fc.integer({ min: 1, max: 4_000 })),
          {
            maxLength: 6,
          },
        ),
        async (moves) => {
          for (const [to, amount] of moves) {
            await transferWallet(owner.backend, {
              ...{ amount, to: to === 'credits' ? 'credits' : 'wallet', requestId: requestId() },
            }).catch(() => null);
          }
          const { credits, wallet } = await wallets();
          expect(credits + wallet).toBe(3_500);
          expect(Math.min(credits, wallet)).toBeGreaterThanOrEqual(0);
        },
      ),
      { numRuns: 15 },
    );
  });
});

describe('a payment that the credits lack', () => {
  /** Each with what it costs; with `fromWallet` dollars that may come out of the wallet. */
  const payments: Record<string, { price: number; pay: (fromWallet: number) => Promise<unknown> }> =
    {
      'a piece of equipment': {
        price: 900,
        pay: (fromWallet) =>
          buyEquipment(owner.backend, {
            ...{ itemId: 'club-saddle', price: 900, fromWallet, requestId: requestId() },
          }),
      },
      'a cart': {
        price: 900,
        pay: async (fromWallet) => {
          const line = { itemId: 'cushioned-whip', quantity: 3, requestId: requestId() };
          await setCartLine(owner.backend, line);
          await checkOutCart(owner.backend, { total: 900, fromWallet, requestId: requestId() });
        },
      },
      'an entry': {
        price: 480,
        pay: async (fromWallet) => {
          const raceId = await openTestRace(game, { entryFee: 480 });
          const { horseId } = owner;
          await enterRace(owner.backend, { raceId, horseId, fromWallet, requestId: requestId() });
        },
      },
      'a session': {
        price: 500,
        pay: (fromWallet) =>
          startTraining(owner.backend, {
            ...{ horseId: owner.horseId, programme: 'speed', fromWallet, requestId: requestId() },
          }),
      },
      'the house’s horse': {
        price: 1_800,
        pay: async (fromWallet) => {
          const { horseId, price } = await consign(game, { rating: 32 });
          expect(price).toBe(1_800);
          await buyHorse(owner.backend, { horseId, price, fromWallet, requestId: requestId() });
        },
      },
    };

  it.each(Object.keys(payments))(
    'draws it from the wallet where its owner says so: %s',
    async (name) => {
      const { price, pay } = payments[name] ?? { price: 0, pay: async () => null };
      await expect(pay(0)).rejects.toMatchObject({ code: 'too_few_credits' });
      await expect(pay(price - 101)).rejects.toMatchObject({ code: 'too_few_credits' });
      expect(await wallets()).toEqual({ credits: 100, wallet: 3_400 });
      await pay(price - 100);
      expect(await wallets()).toEqual({ credits: 0, wallet: 3_500 - price });
    },
  );

  it('draws no more than it lacks, and nothing where the credits suffice', async () => {
    const buy = (price: number, itemId: string) =>
      buyEquipment(owner.backend, { itemId, price, fromWallet: 3_000, requestId: requestId() });
    await buy(900, 'club-saddle');
    expect(await wallets()).toEqual({ credits: 0, wallet: 2_600 });
    await transferWallet(owner.backend, { amount: 2_000, to: 'credits', requestId: requestId() });
    await buy(300, 'cushioned-whip');
    expect(await wallets()).toEqual({ credits: 1_700, wallet: 600 });
  });

  it('is refused where wallet and credits together lack it', async () => {
    await transferWallet(owner.backend, { amount: 3_400, to: 'credits', requestId: requestId() });
    await leaveCredits(game, owner, 499);
    await expectRefused(game, 'too_few_credits', (request) =>
      startTraining(owner.backend, {
        ...{ horseId: owner.horseId, programme: 'speed', fromWallet: 1, requestId: request },
      }),
    );
  });

  it('of many sessions at once draws as much as was said, and tells the horse that comes after', async () => {
    const second = await anotherHorse(game, owner);
    const third = await anotherHorse(game, owner);
    const sent = await trainHorses(owner.backend, {
      sessions: [owner.horseId, second, third].map((horseId) => ({ horseId, programme: 'speed' })),
      budget: 1_500,
      fromWallet: 1_000,
      requestId: requestId(),
    });
    expect(sent.map(({ refusal }) => refusal)).toEqual([null, null, 'too_few_credits']);
    expect(await wallets()).toEqual({ credits: 0, wallet: 2_500 });
  });

  it('of the auto-trainer is drawn only for an order that may', async () => {
    const hold = async (fromWallet: boolean) => {
      const horseId = await anotherHorse(game, owner);
      const order = await startAutoTraining(owner.backend, {
        ...{ horseId, programme: 'balanced', weeklyBudget: 5_600, fromWallet },
        requestId: requestId(),
      });
      const at = order.nextAt ?? 0;
      await game.sql('update public.horses set condition = 80 where id = $1', [horseId]);
      await runAutoSession(game.steward(), { orderId: order.id, dueAt: at, at });
    };
    await hold(false);
    expect(await wallets()).toEqual({ credits: 100, wallet: 3_400 });
    await hold(true);
    expect(await wallets()).toEqual({ credits: 0, wallet: 3_300 });
  });

  it('for boxes comes out of the wallet: whoever moves their money there pays all the same', async () => {
    await transferWallet(owner.backend, { amount: 100, to: 'wallet', requestId: requestId() });
    await game.sql(
      `update public.stables set created_at = created_at - interval '7 days' where id = $1`,
      [owner.stableId],
    );
    await game.sql('delete from private.box_rounds');
    await chargeBoxes(game.steward(), { at: mondayAfter(1) });
    expect(await wallets()).toEqual({ credits: 0, wallet: 3_350 });
  });
});

describe('prizes', () => {
  it('go where the owner chose, from then on, and are told as earned', async () => {
    await registerHouseHorses(game, 'Vale House', 4);
    expect((await myWallets(owner.backend)).prizesTo).toBe('wallet');
    const choice = { prizesTo: 'credits', requestId: requestId() } as const;
    await choosePrizeWallet(owner.backend, choice);
    expect((await myWallets(owner.backend)).prizesTo).toBe('credits');
    const after = await game.snapshot();
    await choosePrizeWallet(owner.backend, choice);
    expect(await game.snapshot()).toEqual(after);

    const closesAt = Date.now() + 3_600_000;
    const raceId = await openTestRace(game, { closesAt, entryFee: 0 });
    await enter(raceId, owner);
    await freeze(game, raceId, closesAt);
    await run(game, raceId, 6_000);
    expect(await wallets()).toEqual({ credits: 6_100, wallet: 3_400 });
    expect((await myOverview(owner.backend)).weeklyEarnings).toBe(6_000);
  });

  it('are chosen among two, by an owner', async () => {
    await expectRefused(game, 'bad_request', (request) =>
      choosePrizeWallet(owner.backend, { prizesTo: 'bank' as 'wallet', requestId: request }),
    );
    await expectRefused(game, 'not_signed_in', (request) =>
      choosePrizeWallet(game.visitor(), { prizesTo: 'wallet', requestId: request }),
    );
  });
});

it('the account tells each day what money did, and how often', async () => {
  const another = await anotherHorse(game, owner);
  await transferWallet(owner.backend, { amount: 1_000, to: 'credits', requestId: requestId() });
  for (const horseId of [owner.horseId, another]) {
    await startTraining(owner.backend, { horseId, programme: 'speed', requestId: requestId() });
  }
  const today = new Date().toISOString().slice(0, 10);
  expect(await myMoneyDays(owner.backend, { since: today })).toEqual([
    { day: today, kind: 'grant', amount: 100, movements: 2 },
    { day: today, kind: 'prizes', amount: 3_400, movements: 1 },
    { day: today, kind: 'training', amount: -1_000, movements: 2 },
    { day: today, kind: 'wallet_transfer', amount: 1_000, movements: 1 },
  ]);
  expect(await myMoneyDays(owner.backend, { since: '2999-01-01' })).toEqual([]);
});

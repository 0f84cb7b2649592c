import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  myHeldMoney,
  myStatement,
  myWallets,
  type StatementKind,
  startTraining,
  transferWallet,
  type WalletKind,
} from '../../src/index.ts';
import { anotherHorse, buy } from '../support/equipment.ts';
import { openTestGame, type Player } from '../support/testGame.ts';
import { enter, openTestRace } from '../support/testRaces.ts';
import { fillWallet } from '../support/wallet.ts';

const game = openTestGame();

let owner: Player;

beforeEach(async () => {
  owner = await game.player();
});

const statement = (wallet: WalletKind, kinds: readonly StatementKind[] | null = null) =>
  myStatement(owner.backend, { wallet, kinds, after: null, limit: 100 });

const transfer = (amount: number, to: WalletKind) =>
  transferWallet(owner.backend, { amount, to, requestId: crypto.randomUUID() });

describe('a statement', () => {
  it('tells each payment with what it was for, and what there was with it, the newest first', async () => {
    const raceId = await openTestRace(game);
    await enter(raceId, owner);
    await buy(owner, 'club-saddle');
    const trained = await anotherHorse(game, owner);
    await startTraining(owner.backend, {
      ...{ horseId: trained, programme: 'speed', fromWallet: 0 },
      requestId: crypto.randomUUID(),
    });
    const lines = await statement('credits');
    expect(lines.map(({ kind }) => kind)).toEqual(['training', 'equipment', 'entry_fee', 'grant']);
    const [training, equipment, entry, grant] = lines;
    expect(training?.horse?.id).toBe(trained);
    expect(equipment).toMatchObject({ items: ['Club Saddle'], horse: null, race: null });
    expect(entry).toMatchObject({ race: { id: raceId }, horse: { id: owner.horseId } });
    expect(grant).toMatchObject({ amount: 25_000, balance: 25_000, race: null, horse: null });
    expect(training?.balance).toBe((await myWallets(owner.backend)).credits);
  });

  it('is of one account, of the kinds that are asked for, and goes on after a line', async () => {
    await fillWallet(game, owner, 900);
    await transfer(400, 'credits');
    await transfer(100, 'wallet');
    const wallet = await statement('wallet');
    expect(wallet.map(({ amount, balance }) => [amount, balance])).toEqual([
      [100, 600],
      [-400, 500],
      [900, 900],
    ]);
    expect((await statement('wallet', ['prizes'])).map(({ amount }) => amount)).toEqual([900]);
    expect(await statement('wallet', [])).toEqual([]);
    const [first] = wallet;
    if (first === undefined) throw new Error('The wallet has no line.');
    const rest = await myStatement(owner.backend, {
      ...{ wallet: 'wallet', kinds: null, after: first, limit: 1 },
    });
    expect(rest).toEqual(wallet.slice(1, 2));
  });

  it('adds up to what there is, whatever was moved', async () => {
    await fillWallet(game, owner, 5_000);
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.record({ amount: fc.integer({ min: 1, max: 900 }), back: fc.boolean() }), {
          ...{ minLength: 1, maxLength: 4 },
        }),
        async (moves) => {
          for (const { amount, back } of moves) {
            await transfer(amount, back ? 'wallet' : 'credits').catch(() => null);
          }
          const { credits, wallet } = await myWallets(owner.backend);
          for (const [kind, balance] of [
            ['credits', credits],
            ['wallet', wallet],
          ] as const) {
            const lines = await statement(kind);
            expect(lines[0]?.balance).toBe(balance);
            for (const [index, line] of lines.entries()) {
              expect(line.balance - line.amount).toBe(lines[index + 1]?.balance ?? 0);
            }
          }
        },
      ),
      { numRuns: 5, seed: 42 },
    );
  });

  it('is nobody else’s, and none of a visitor', async () => {
    await fillWallet(game, owner, 900);
    const other = await game.player();
    const others = await myStatement(other.backend, {
      ...{ wallet: 'wallet', kinds: null, after: null, limit: 100 },
    });
    expect(others).toEqual([]);
    await expect(
      myStatement(game.visitor(), { wallet: 'credits', kinds: null, after: null, limit: 1 }),
    ).rejects.toThrow();
  });
});

describe('held money', () => {
  it('is what was paid into a race that is not over, and into none else', async () => {
    expect(await myHeldMoney(owner.backend)).toEqual([]);
    const raceId = await openTestRace(game);
    await enter(raceId, owner);
    const [entry] = await statement('credits', ['entry_fee']);
    expect(await myHeldMoney(owner.backend)).toMatchObject([
      { amount: -(entry?.amount ?? 0), race: { id: raceId }, raceRequestId: null },
    ]);
    expect(await myHeldMoney((await game.player()).backend)).toEqual([]);
  });
});

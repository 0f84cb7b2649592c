import { WEEK } from '@furlong/game/rules';
import { expect, it, vi } from 'vitest';
import { myWallets } from '../src/index.ts';
import { chargeBoxes } from '../src/service/index.ts';
import { openTestGame } from '../test/support/testGame.ts';

const game = openTestGame();

it('two stewards that charge at the same moment charge each stable once', async () => {
  const { backend } = await game.player();
  const at = Date.now() + 2 * WEEK;
  const charge = () => chargeBoxes(game.steward(), { at });
  expect(await chargeBoxes(game.steward(), { at: at - WEEK })).toBe(0);
  const waiting = async () =>
    (
      await game.sql(
        `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      )
    ).length;
  await game.database.session(async (session) => {
    await session.exec('begin');
    // Both have begun before either can post.
    await session.exec('select from private.accounts for update');
    const charged = [charge(), charge()];
    await vi.waitUntil(async () => (await waiting()) === 2);
    await session.exec('commit');
    expect((await Promise.all(charged)).toSorted()).toEqual([0, 1]);
  });
  expect(await myWallets(backend)).toMatchObject({ credits: 25_000 - 150 });
});

import { WEEK } from '@furlong/game/rules';
import { expect, it } from 'vitest';
import { myPurses } from '../src/index.ts';
import { chargeBoxes } from '../src/service/index.ts';
import { openTestGame } from '../test/support/testGame.ts';

const game = openTestGame();

it('eight stewards at once charge each stable once', async () => {
  const owners = [];
  for (let count = 0; count < 3; count += 1) owners.push(await game.player());
  const at = Date.now() + 2 * WEEK;
  // The first week makes the row at which stewards take turns.
  expect(await chargeBoxes(game.steward(), { at: at - WEEK })).toBe(0);
  const charged = await Promise.all(
    Array.from({ length: 8 }, () => chargeBoxes(game.steward(), { at })),
  );
  expect(charged.reduce((sum, count) => sum + count, 0)).toBe(3);
  for (const { backend } of owners) {
    expect(await myPurses(backend)).toMatchObject({ credits: 25_000 - 150 });
  }
});

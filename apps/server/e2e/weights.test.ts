import { type Budget, budgets, room } from '@furlong/site/budgets';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AddressOf, addressesIn } from './everyPage.ts';
import { type Game, openGame } from './openGame.ts';
import { login } from './player.ts';
import { type Weight, weighPage } from './weighPage.ts';

/** What a page weighs more than it may. */
function beyond(weight: Weight, budget: Budget) {
  const isBeyond = (kind: keyof Budget) => weight[kind] > budget[kind] + room[kind];
  return Object.fromEntries(
    Object.entries(weight).filter(([kind]) => isBeyond(kind as keyof Budget)),
  );
}

describe('a first visit fetches no more than its budget', () => {
  let game: Game;
  let addressOf: AddressOf;
  let storageState: Awaited<ReturnType<typeof signedIn>>;

  async function signedIn() {
    const page = await game.visitor();
    await login(page, game.server);
    return page.context().storageState();
  }

  beforeAll(async () => {
    game = await openGame();
    storageState = await signedIn();
    addressOf = await addressesIn(game);
  });
  afterAll(() => game?.close());

  it.concurrent.each(Object.entries(budgets))('%s', async (path, budget) => {
    const page = await game.visitor('light', { storageState, reducedMotion: 'no-preference' });
    const weight = await weighPage(page, addressOf(path));
    await page.context().close();
    expect(beyond(weight, budget), `${path} weighs ${JSON.stringify(weight)}`).toEqual({});
  });
});

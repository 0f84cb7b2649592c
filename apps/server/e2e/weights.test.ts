import { type Budget, budgets } from '@furlong/site/budgets';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Game, openGame } from './openGame.ts';
import { login } from './player.ts';
import { type Weight, weighPage } from './weighPage.ts';

/** What a page weighs more than it may. */
function beyond(weight: Weight, budget: Budget) {
  return Object.fromEntries(
    Object.entries(weight).filter(([kind, amount]) => amount > budget[kind as keyof Budget]),
  );
}

describe('a first visit fetches no more than its budget', () => {
  let game: Game;
  /** What is put in the place of a path's parameters. */
  const shown = new Map<string, string>();
  let storageState: Awaited<ReturnType<typeof signedIn>>;

  async function signedIn() {
    const page = await game.visitor();
    await login(page, game.server);
    return page.context().storageState();
  }

  beforeAll(async () => {
    game = await openGame();
    storageState = await signedIn();
    const { data } = await game.server.backend
      .from('entries')
      .select('horse_id, stable_id, races!inner(id, track_id, status)')
      .eq('races.status', 'finished')
      .limit(1)
      .single();
    if (data === null) throw new Error('No race has been run.');
    shown.set(':raceId', data.races.id).set(':trackId', data.races.track_id);
    shown.set(':horseId', data.horse_id).set(':stableId', data.stable_id);
  });
  afterAll(() => game?.close());

  it.concurrent.each(Object.entries(budgets))('%s', async (path, budget) => {
    const page = await game.visitor('light', { storageState, reducedMotion: 'no-preference' });
    const weight = await weighPage(
      page,
      path.replace(/:\w+/, (name) => shown.get(name) ?? name),
    );
    await page.context().close();
    expect(beyond(weight, budget), `${path} weighs ${JSON.stringify(weight)}`).toEqual({});
  });
});

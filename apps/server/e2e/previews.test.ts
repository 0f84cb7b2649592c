import { createBackend, futureRaces, racePreviews, raceWithEntries } from '@furlong/backend';
import { previewScoreOf } from '@furlong/game/rules';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Game, openGame } from './openGame.ts';
import { stepByStep } from './stepByStep.ts';
import { owners, type Player, playerAt, twoOwners } from './twoOwners.ts';

const MINUTE = 60_000;

// Two owners, each in a browser of their own. The steward is sent ahead to the close of a race, which is still to come
// by the clock that pages and the database go by: so its previews are taken.
describe('a preview', () => {
  let game: Game;
  let players: readonly Player[];
  let raceId: string;

  stepByStep();

  beforeAll(async () => {
    game = await openGame({ historyDays: 0 });
    players = await twoOwners(game);
    const visitor = createBackend({ url: game.server.url, key: game.server.publishableKey });
    const coming = await futureRaces(visitor, { limit: 100 });
    const race = coming.find(
      ({ offAt, status }) => status === 'open' && offAt > Date.now() + 6 * MINUTE,
    );
    if (race === undefined) throw new Error('No race is open.');
    raceId = race.id;
    await game.server.steward.runDueRaces({ at: race.closesAt });
  }, 300_000);
  afterAll(() => game?.close());

  const player = (index: number) => playerAt(players, index);
  const ofRace = () => raceWithEntries(game.server.backend, { raceId });

  it('is sealed by both, from the page of the race on, by slider and by figure', async () => {
    for (const [index] of owners.entries()) {
      const { page, input, main } = player(index);
      await page.goto(`/races/${raceId}`);
      await input.press(main.getByRole('link', { name: 'Previews and reviews of this race' }));
      const slider = main.getByRole('slider').first();
      if (index === 1) await input.lower(slider);
      else await slider.press('ArrowRight');
      await input.write(main.getByRole('textbox').first(), '37');
      await input.press(main.getByRole('button', { name: 'Make It 100 %' }));
      await main.getByText('100 % in all.').waitFor();
      await input.press(main.getByRole('button', { name: 'Seal My Preview' }));
      await main.getByText(/^Your preview is sealed/).waitFor();
    }
    const { url, publishableKey } = game.server;
    const visitor = createBackend({ url, key: publishableKey });
    expect(await racePreviews(visitor, { raceId })).toEqual([]);
  });

  it('is opened at the off, on the page that is open', async () => {
    const { offAt } = (await ofRace()).race;
    await game.server.steward.runDueRaces({ at: offAt });
    const { page, main } = player(0);
    await page.reload();
    await main.getByText(/^They are scored when/).waitFor();
    await main.getByRole('table', { name: /^What Hollow Oak gave/ }).waitFor();
    await main.getByRole('link', { name: 'Westering Yard' }).waitFor();
  });

  it('is scored against the line when the race is official, as anybody can check', async () => {
    await game.server.steward.runDueRaces({ at: (await ofRace()).race.finishesAt ?? 0 });
    const { runners } = await ofRace();
    const { url, publishableKey } = game.server;
    const visitor = createBackend({ url, key: publishableKey });
    const previews = await racePreviews(visitor, { raceId });
    expect(previews).toHaveLength(5);
    for (const { chances, score } of previews) {
      const winners = runners
        .filter(({ place }) => place === 1)
        .map(({ draw, winChance }) => ({
          ...{ chance: chances[(draw ?? 0) - 1] ?? 0, line: winChance ?? 0 },
        }));
      expect(score).toBe(previewScoreOf(winners));
    }
    const { page, input, main } = player(1);
    await page.goto('/community/previews-and-reviews?tab=mine');
    await input.press(main.getByRole('link').first());
    await main.getByRole('table', { name: 'Previews, the best first' }).waitFor();
    await input.write(main.getByLabel('Your review'), 'Mine *stayed on*.');
    await input.press(main.getByRole('button', { name: 'Publish My Review' }));
    await main.getByText('1 review shown').waitFor();
    await player(0).page.goto('/community/previews-and-reviews?tab=month');
    await player(0).main.getByRole('link', { name: 'Hollow Oak' }).waitFor();
  });
});

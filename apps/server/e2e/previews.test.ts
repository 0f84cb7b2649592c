import { createBackend, futureRaces, racePreviews, raceWithEntries } from '@furlong/backend';
import { previewScoreOf } from '@furlong/game/rules';
import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { byKeyboard } from './byKeyboard.ts';
import { byMouse, type InputMethod } from './inputMethod.ts';
import { type Game, openGame } from './openGame.ts';
import { join } from './player.ts';
import { stepByStep } from './stepByStep.ts';

const owners = ['Hollow Oak', 'Westering Yard'];
const MINUTE = 60_000;

// Two owners, each in a browser of their own, and a race whose steward is ahead of the clock.
describe('a preview', () => {
  let game: Game;
  let players: { page: Page; input: InputMethod }[];
  let raceId: string;

  stepByStep();

  beforeAll(async () => {
    const openedAt = Date.now();
    game = await openGame({ historyDays: 0, steward: { now: async () => openedAt } });
    players = [];
    for (const [index, stableName] of owners.entries()) {
      const page = await game.visitor('light', { viewport: { width: 1440, height: 900 } });
      const email = `owner${index}@stable.example`;
      await join(page, { fullName: 'Ann Bell', stableName, email, password: 'a rail and a post' });
      if (index === 1) await page.setViewportSize({ width: 390, height: 844 });
      players.push({ page, input: index === 1 ? byKeyboard(page) : byMouse(page) });
    }
    const visitor = createBackend({ url: game.server.url, key: game.server.publishableKey });
    const coming = await futureRaces(visitor, { limit: 100 });
    const race = coming.find(
      ({ offAt, status }) => status === 'open' && offAt > Date.now() + 6 * MINUTE,
    );
    if (race === undefined) throw new Error('No race is open.');
    raceId = race.id;
    await game.server.steward.runDueRaces({ at: race.closesAt });
    // The races before it are run first.
  }, 300_000);
  afterAll(() => game?.close());

  const player = (index: number) => {
    const found = players[index];
    if (found === undefined) throw new Error(`There is no player ${index}.`);
    return { ...found, main: found.page.getByRole('main') };
  };
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

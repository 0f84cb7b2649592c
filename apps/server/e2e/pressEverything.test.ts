import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AddressOf, addressesIn, everyPage } from './everyPage.ts';
import { type Game, openGame } from './openGame.ts';
import { login } from './player.ts';
import { presser } from './pressEverything.ts';

// Under the headers of a built site. The game's end fails on every broken policy, uncaught error and
// error on the console that pages have reported.
describe('every action of every page, pressed once', () => {
  let game: Game;

  beforeAll(async () => {
    game = await openGame();
  });
  afterAll(() => game?.close());

  // Whom the browser does not allow to copy.
  describe('by a visitor in a hand, where a race was run', () => {
    let addressOf: AddressOf;
    let press: ReturnType<typeof presser>;

    beforeAll(async () => {
      addressOf = await addressesIn(game);
      press = presser(await game.visitor('light', { viewport: { width: 390, height: 800 } }));
    });

    it.each(everyPage)('%s', async (pattern) => {
      expect(await press(addressOf(pattern))).toEqual([]);
    });
  });

  describe('by an owner at a desk, where a race is open and a horse is theirs', () => {
    let page: Page;
    let addressOf: AddressOf;
    let press: ReturnType<typeof presser>;

    beforeAll(async () => {
      page = await game.visitor('light', { permissions: ['clipboard-read', 'clipboard-write'] });
      await login(page, game.server);
      addressOf = await addressesIn(game, {
        ':raceId': await openRace(game),
        ':horseId': await ownHorse(page),
      });
      press = presser(page);
    });

    // A mail's link that was followed before ends the session: the visitor's press has followed it.
    it.each(everyPage.filter((pattern) => pattern !== '/outbox'))('%s', async (pattern) => {
      expect(await press(addressOf(pattern))).toEqual([]);
    });

    it('has stayed signed in', async () => {
      await page.goto('/stable');
      await page.getByRole('heading', { level: 2, name: 'Recent Activity' }).waitFor();
    });
  });
});

async function openRace({ server }: Game): Promise<string> {
  const { data } = await server.backend
    .from('races')
    .select('id')
    .eq('status', 'open')
    .order('off_at', { ascending: false })
    .limit(1)
    .single();
  if (data === null) throw new Error('No race is open.');
  return data.id;
}

async function ownHorse(page: Page): Promise<string> {
  await page.goto('/stable/my-horses');
  const link = page.locator('main a[href^="/horses/"]').first();
  return (await link.getAttribute('href'))?.split('/')[2] ?? '';
}

import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AddressOf, addressesIn, everyPage } from './everyPage.ts';
import { bothSound, looksAtPages } from './looksAtPages.ts';
import { type Game, openGame } from './openGame.ts';
import { login } from './player.ts';

const own = everyPage.filter((pattern) => /^\/(stable\b|account\b|races\/my-)/.test(pattern));
const open = [
  ...everyPage.filter((pattern) => !own.includes(pattern)),
  '/?tab=winners',
  '/community/game-activity?tab=live',
  '/community/referees',
  '/nowhere',
];

// Whole pages, as they are put together from components that are each tested alone.
describe('in both themes, coming slowly', () => {
  let game: Game;
  let page: Page;
  let addressOf: AddressOf;

  beforeAll(async () => {
    game = await openGame();
    addressOf = await addressesIn(game);
    page = await game.visitor();
  });
  afterAll(() => game?.close());

  const looks = looksAtPages(() => ({ game, page }));

  it.concurrent.each(open)(
    '%s is accessible to a visitor at a desk and in a hand, and stands still',
    async (pattern) => {
      expect(await looks(addressOf(pattern))).toEqual(bothSound);
    },
  );

  /** The way of the first stop of the Tab key. */
  async function skipToContent() {
    await page.keyboard.press('Tab');
    await page.getByRole('button', { name: 'Skip to content' }).press('Enter');
    return page.locator(':focus').evaluate(({ tagName }) => tagName);
  }

  it('the first stop of the keyboard skips to the heading of the front page', async () => {
    await page.goto('/');
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await skipToContent()).toBe('H1');
  });

  it('a graded result stands still while the land of its poster comes', async () => {
    const { data } = await game.server.backend
      .from('races')
      .select('id')
      .eq('status', 'finished')
      .like('grade', 'Grade %')
      .limit(1)
      .single();
    expect(await looks(`/races/${data?.id}`)).toEqual(bothSound);
  });

  it.each([
    ['finished', { role: 'button', name: 'Verify this race' }],
    ['open', { role: 'heading', name: 'Declared so far' }],
  ] as const)(
    'a race that is %s prints in the light theme on two pages at most, without header and buttons',
    async (status, { role, name }) => {
      const { data } = await game.server.backend
        .from('races')
        .select('id')
        .eq('status', status)
        .order('entries_count', { ascending: false })
        .limit(1)
        .single();
      await page.goto(`/races/${data?.id}`);
      await page.getByRole(role, { name }).waitFor();
      await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
      expect(await page.getByRole('button').count()).toBe(0);
      expect(await page.getByRole('banner').count()).toBe(0);
      expect(
        await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme),
      ).toBe('light');
      const pdf = (await page.pdf({ format: 'A4' })).toString('latin1');
      expect(pdf.match(/\/Type\s*\/Page\b/g)?.length).toBeLessThanOrEqual(2);
      await page.emulateMedia({ media: null, colorScheme: 'light' });
    },
  );

  describe('to its owner', () => {
    beforeAll(() => login(page, game.server));

    it('the keyboard skips the panel of the stable too', async () => {
      await page.goto('/stable');
      await page.getByRole('heading', { level: 2, name: 'Quick Actions' }).waitFor();
      expect(await skipToContent()).toBe('H1');
    });

    it.concurrent.each(own)(
      '%s is accessible at a desk and in a hand, and stands still',
      async (path) => {
        expect(await looks(path)).toEqual(bothSound);
      },
    );
  });
});

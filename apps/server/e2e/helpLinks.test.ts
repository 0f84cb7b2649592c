import { budgets } from '@furlong/site/budgets';
import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Game, openGame } from './openGame.ts';

/** Every page of help, with the way to write where none of them helps. */
const pages = Object.keys(budgets).filter(
  (path) => path.startsWith('/help') || path === '/contact',
);

// A link that leads nowhere is worst where somebody asks for help.
describe('the links of the help', () => {
  let game: Game;
  let page: Page;
  /** What was found at an address without its section: whether it is a page, and the ids on it. */
  const visited = new Map<string, Promise<{ open: boolean; ids: readonly string[] }>>();

  beforeAll(async () => {
    game = await openGame();
    page = await game.visitor();
  });
  afterAll(() => game?.close());

  const open = async (path: string) => {
    await page.goto(path);
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    return {
      open: await page.evaluate(() => !document.title.startsWith('Page not found')),
      ids: await page.evaluate(() => [...document.querySelectorAll('[id]')].map(({ id }) => id)),
    };
  };
  const visit = (path: string) => {
    const before = visited.get(path);
    if (before !== undefined) return before;
    const found = open(path);
    visited.set(path, found);
    return found;
  };

  it.each(pages)(
    'of %s lead to pages that are open, and to sections that are there',
    async (path) => {
      await visit(path);
      await page.goto(path);
      await page.getByRole('heading', { level: 1 }).first().waitFor();
      const hrefs = await page
        .locator('main a')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
      const dead: string[] = [];
      for (const href of new Set(hrefs)) {
        const { origin, pathname, search, hash } = new URL(href, new URL(path, game.server.url));
        if (origin !== game.server.url) continue;
        const { open: isOpen, ids } = await visit(`${pathname}${search}`);
        if (!isOpen || (hash !== '' && !ids.includes(hash.slice(1)))) dead.push(href);
      }
      // Until they open the quick start guide marks the forums so.
      expect(dead.filter((href) => href !== '/community/forums')).toEqual([]);
    },
  );

  it('a section that an address names is in sight', async () => {
    await page.goto('/help/market-for-new-horses#claiming');
    await page.getByRole('heading', { name: 'Claiming races' }).waitFor();
    await page.waitForFunction(() => {
      const top = document.querySelector('#claiming')?.getBoundingClientRect().top ?? -1;
      return top >= 0 && top < window.innerHeight;
    });
  });

  it('what is found in the help leads to its section, and what is nowhere says so', async () => {
    await page.goto('/help');
    await page.getByRole('searchbox', { name: 'Search the help' }).fill('overreached');
    await page.getByRole('link', { name: 'Too much of it' }).click();
    await page.waitForURL('**/help/improving-horses-performance#too-much');
    await page.goto('/help');
    await page.getByRole('searchbox', { name: 'Search the help' }).fill('xylophone');
    await page.getByText('No help found').waitFor();
  });
});

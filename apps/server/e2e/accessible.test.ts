import axe, { type AxeResults } from 'axe-core';
import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Game, openGame } from './openGame.ts';
import { login } from './player.ts';

const open = [
  '/',
  '/?tab=winners',
  '/races/future-races',
  '/races/race-results',
  '/gaming-labs-certification',
  '/outbox',
  '/leaderboards/stables',
  '/nowhere',
];
const own = ['/stable', '/stable/my-horses', '/stable/enter-race'];
const widths = [1280, 360];

// Whole pages, as they are put together from components that are each tested alone.
describe('in both themes', () => {
  let game: Game;
  let page: Page;

  beforeAll(async () => {
    game = await openGame();
    page = await game.visitor('light');
  });
  afterAll(() => game?.close());

  function violations(rules: string[] | null) {
    return page.evaluate(async (runOnly) => {
      const { violations }: AxeResults = await Reflect.get(window, 'axe').run(
        runOnly === null ? {} : { runOnly },
      );
      return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
    }, rules);
  }

  async function look(path: string, width: number) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(path);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.waitForLoadState('networkidle');
    await page.evaluate(axe.source);
    const light = await violations(null);
    // The theme is a matter of colours alone.
    await page.emulateMedia({ colorScheme: 'dark' });
    const dark = await violations(['color-contrast']);
    await page.emulateMedia({ colorScheme: 'light' });
    const sideways = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    return { light, dark, sideways };
  }
  const sound = { light: [], dark: [], sideways: 0 };

  it.each(widths.flatMap((width) => open.map((path) => ({ path, width }))))(
    '$path is accessible to a visitor at $width px',
    async ({ path, width }) => {
      expect(await look(path, width)).toEqual(sound);
    },
  );

  it('a result is accessible', async () => {
    await page.goto('/races/race-results');
    await page.getByRole('main').getByRole('link').first().click();
    await page.getByText('OFFICIAL').waitFor();
    const path = new URL(page.url()).pathname;
    for (const width of widths) expect(await look(path, width)).toEqual(sound);
  });

  it('the stable is accessible to its owner', async () => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await login(page, game.server);
    for (const path of own) {
      for (const width of widths) expect([path, await look(path, width)]).toEqual([path, sound]);
    }
  });
});

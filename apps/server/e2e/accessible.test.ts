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
  '/community/game-activity?tab=live',
  '/marketplace/buy-in-sales-ring',
  '/races/track',
  '/gaming-labs-certification',
  '/outbox',
  '/help/economy',
  '/leaderboards/horses',
  '/leaderboards/hall-of-fame-horses',
  '/nowhere',
];
const own = [
  '/stable',
  '/stable/my-horses',
  '/stable/train',
  '/stable/gallops',
  '/stable/auto-trainer',
  '/stable/train-many',
  '/stable/buy-equipment',
  '/stable/apply-equipment',
  '/stable/enter-race',
  '/stable/design-silks',
  '/stable/primary-horse-groups',
  '/stable/retire-horses',
  '/stable/race-calendar',
  '/stable/performance-stats',
];
const widths = { desk: 1440, phone: 390 };
/** The narrowest phone, px. */
const narrowest = 360;
/** What may move of what has been drawn, as the browsers' own layout shift score counts it. */
const steady = 0.02;

/** What rests off screen is laid out by a guess, and its contrast would be measured against what lies behind. */
function drawWhatRests() {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('* { content-visibility: visible !important }');
  document.adoptedStyleSheets.push(sheet);
}

// Whole pages, as they are put together from components that are each tested alone.
describe('in both themes, coming slowly', () => {
  let game: Game;
  let page: Page;

  beforeAll(async () => {
    game = await openGame();
    page = await game.visitor();
  });
  afterAll(() => game?.close());

  function violations(page: Page, rules: string[] | null) {
    return page.evaluate(async (runOnly) => {
      const { violations }: AxeResults = await Reflect.get(window, 'axe').run({
        ...(runOnly === null ? {} : { runOnly }),
        // Of what passes, each element would be described, and nobody reads it.
        resultTypes: ['violations'],
      });
      return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
    }, rules);
  }

  /** A browser on a slow network that has nothing at hand but who its visitor is. */
  async function comer(width: number) {
    const comer = await game.visitor('light', {
      viewport: { width, height: 900 },
      storageState: await page.context().storageState(),
    });
    await comeSlowly(comer);
    await comer.addInitScript(addUpShifts);
    return comer;
  }

  /** What is wrong with a page. */
  async function look(path: string, width: number) {
    let looked = await comer(width);
    try {
      await comeTo(looked, path, { timeout: stalled });
    } catch {
      // One page in some three hundred is handed nothing by the browser's slow network, however long
      // and often it asks: seen with a server that answered all others, and never without the slowness.
      await looked.context().close();
      looked = await comer(width);
      await comeTo(looked, path);
    }
    const found = await judge(looked, width);
    await looked.context().close();
    return found;
  }

  async function judge(page: Page, width: number) {
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.waitForLoadState('networkidle');
    const shifts: number = await page.evaluate(() => Reflect.get(window, 'furlongShifts'));
    await page.evaluate(axe.source);
    await page.evaluate(drawWhatRests);
    const light = await violations(page, null);
    // The theme is a matter of colours alone.
    await page.emulateMedia({ colorScheme: 'dark' });
    const dark = await violations(page, ['color-contrast']);
    await page.emulateMedia({ colorScheme: 'light' });
    if (width < 600) await page.setViewportSize({ width: narrowest, height: 900 });
    const sideways = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    return { light, dark, sideways, moved: shifts > steady ? shifts : 0 };
  }

  // Most of the time of a page that comes slowly is waiting: several are looked at side by side, in
  // browsers of their own, which share no connections.

  /** What is wrong with a page in a desk's and a phone's window. */
  const looks = (path: string) => Promise.all([look(path, widths.desk), look(path, widths.phone)]);
  const sound = { light: [], dark: [], sideways: 0, moved: 0 };
  const bothSound = [sound, sound];

  it.concurrent.each(open)(
    '%s is accessible to a visitor at a desk and in a hand, and stands still',
    async (path) => {
      expect(await looks(path)).toEqual(bothSound);
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

  it('a result is accessible', async () => {
    await page.goto('/races/race-results');
    await page.getByRole('main').getByRole('link').first().click();
    await page.getByText('OFFICIAL').waitFor();
    const path = new URL(page.url()).pathname;
    expect(await looks(path)).toEqual(bothSound);
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

  it('its winner and the winner’s stable are accessible, and stand still', async () => {
    const row = page.getByRole('main').getByRole('row').nth(1);
    for (const link of [
      row.getByRole('link').first(),
      page.locator('a[href^="/stables/"]').first(),
    ]) {
      await link.click();
      await page.waitForURL(/\/(horses|stables)\//);
      const path = new URL(page.url()).pathname;
      expect(await looks(path)).toEqual(bothSound);
    }
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

/** A first visit over a phone's connection: nothing is at hand, and answers come one by one. */
async function comeSlowly(page: Page) {
  const network = await page.context().newCDPSession(page);
  await network.send('Network.enable');
  await network.send('Network.setCacheDisabled', { cacheDisabled: true });
  await network.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 100,
    downloadThroughput: 600_000,
    uploadThroughput: 600_000,
  });
}

/** How long a page may take to come before another browser asks for it, in ms. */
const stalled = 15_000;

/** Opens a page; if it does not come, says what of it was still awaited. */
async function comeTo(page: Page, path: string, within: { timeout?: number } = {}) {
  const awaited = new Set<string>();
  page.on('request', (request) => awaited.add(request.url()));
  page.on('requestfinished', (request) => awaited.delete(request.url()));
  page.on('requestfailed', (request) => awaited.delete(request.url()));
  await page.goto(path, within).catch((cause) => {
    throw new Error(`${path} did not come, for want of ${[...awaited].join(', ')}`, { cause });
  });
}

/** Adds up in the page what moves by itself: no key or pointer was pressed just before. */
function addUpShifts() {
  Reflect.set(window, 'furlongShifts', 0);
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { hadRecentInput, value } = entry.toJSON();
      if (!hadRecentInput) {
        Reflect.set(window, 'furlongShifts', Reflect.get(window, 'furlongShifts') + value);
      }
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

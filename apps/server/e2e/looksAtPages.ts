import axe, { type AxeResults } from 'axe-core';
import type { Page } from 'playwright';
import type { Game } from './openGame.ts';
import { addUpShifts, comeSlowly, comeTo, type Shifts, stalled } from './slowVisit.ts';
import { withoutLive } from './withoutLive.ts';

const widths = { desk: 1440, phone: 390 };
/** The narrowest phone, px. */
const narrowest = 360;
/** What may move of what has been drawn, as the browsers' own layout shift score counts it. */
const steady = 0.02;

/** Nothing is wrong. */
const sound = { light: [], dark: [], sideways: 0, moved: [] };
/** Nothing is wrong in a desk's window, nor in a phone's. */
export const bothSound = [sound, sound];

interface Visit {
  game: Game;
  /** Whose session the looked-at pages are opened with, as it is then. */
  page: Page;
}

/** Looks at a page that comes slowly, and tells what is wrong with it in a desk's and a phone's window. */
export function looksAtPages(visit: () => Visit) {
  /** A browser on a slow network that has nothing at hand but who its visitor is. */
  async function comer(width: number) {
    const { game, page } = visit();
    const comer = await game.visitor('light', {
      viewport: { width, height: 900 },
      storageState: await page.context().storageState(),
    });
    await withoutLive(comer);
    await comeSlowly(comer);
    await comer.addInitScript(addUpShifts);
    return comer;
  }

  /**
   * A browser with a page that has come. One page in some three hundred is handed nothing by the
   * browser's slow network, however long and often it asks: seen with a server that answered all
   * others, and never without the slowness. Another browser asks for it then.
   */
  async function arrive(path: string, width: number, others: number): Promise<Page> {
    const looked = await comer(width);
    try {
      await comeTo(looked, path, { timeout: stalled });
      return looked;
    } catch (cause) {
      await looked.context().close();
      if (others === 0) throw cause;
      return arrive(path, width, others - 1);
    }
  }

  /** What is wrong with a page. */
  async function look(path: string, width: number) {
    const looked = await arrive(path, width, othersAfterAStall);
    const found = await judge(looked, width);
    await looked.context().close();
    return found;
  }

  // Most of the time of a page that comes slowly is waiting: several are looked at side by side, in
  // browsers of their own, which share no connections.
  return (path: string) => Promise.all([look(path, widths.desk), look(path, widths.phone)]);
}

/** A stall now and then hits two in a row. */
const othersAfterAStall = 2;

/** What only leads to the page of a race. */
const leading = /^\/races\/(next-race|view-last-race)$/;

async function judge(page: Page, width: number) {
  await page.waitForURL(({ pathname }) => !leading.test(pathname));
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.waitForLoadState('networkidle');
  const shifts: Shifts = await page.evaluate(() => Reflect.get(window, 'furlongShifts'));
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
  return { light, dark, sideways, moved: shifts.score > steady ? shifts.moved : [] };
}

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

/** What rests off screen is laid out by a guess, and its contrast would be measured against what lies behind. */
function drawWhatRests() {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('* { content-visibility: visible !important }');
  document.adoptedStyleSheets.push(sheet);
}

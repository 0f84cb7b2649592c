import type { Browser } from 'playwright';
import type { RaceTimes } from './race.ts';

/** Films that are opened and closed in a row. */
export const films = 20;

interface RaceMeasured {
  races: readonly (RaceTimes & { runners: number })[];
  /**
   * Bytes of the heap after the second film, half of them and all. What grows is code that the browser
   * compiles the better the oftener it runs; of objects, none stays.
   */
  heap: { second: number; half: number; all: number };
  /** Contexts that the browser took away because too many were left open. */
  warnings: number;
}

/** What a picture of a race costs, and what films leave behind. */
export async function measureRace(browser: Browser, url: string): Promise<RaceMeasured> {
  const page = await browser.newPage({ viewport: { width: 800, height: 600 } });
  let warnings = 0;
  page.on('console', (message) => {
    if (message.text().includes('Too many active WebGL contexts')) warnings += 1;
  });
  await page.goto(url);
  const races = [];
  for (const runners of [14, 20]) {
    races.push({ runners, ...(await page.evaluate((many) => window.timeRace(many), runners)) });
  }
  const session = await page.context().newCDPSession(page);
  const heap = async () => {
    await session.send('HeapProfiler.collectGarbage');
    const { usedSize } = await session.send('Runtime.getHeapUsage');
    return usedSize;
  };
  await page.evaluate(() => window.openFilms(2));
  const second = await heap();
  await page.evaluate((count) => window.openFilms(count), films / 2 - 2);
  const half = await heap();
  await page.evaluate((count) => window.openFilms(count), films / 2);
  const all = await heap();
  await page.close();
  return { races, heap: { second, half, all }, warnings };
}

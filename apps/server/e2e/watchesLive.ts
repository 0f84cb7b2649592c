import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import type { Game } from './openGame.ts';

interface RunningRace {
  game: Game;
  racePath: string;
  /** ms since 1970. */
  offAt: number;
}

/** So far the race has come when its viewers arrive, ms. */
export const late = 10_000;
/** So long the two are listened to, ms. */
const listened = 4_000;

/** The steps of a story in which two visitors without an account watch a race that is on. */
export function watchesLive(race: () => RunningRace): void {
  const viewers: Page[] = [];

  it('leads two visitors from the front page into the race as it is run', async () => {
    const { game, racePath, offAt } = race();
    const ahead = offAt + late - Date.now();
    for (const page of [await game.visitor(), await game.visitor()]) {
      viewers.push(page);
      await setServerClock(page, ahead);
      await page.goto('/');
      await page.getByRole('link', { name: 'Watch a race' }).click();
      await live(page).waitFor();
      expect(new URL(page.url()).pathname).toBe(racePath);
      expect((await momentOf(page)).second).toBeGreaterThanOrEqual(late / 1_000);
    }
  });

  it('shows both the same leader at the same second', async () => {
    const [first = new Map(), second = new Map()] = await Promise.all(viewers.map(leaders));
    const shared = [...first.keys()].filter((at) => second.has(at));
    expect(shared.length).toBeGreaterThan(0);
    for (const at of shared) {
      // Within a second the lead may change: who is read first has not seen it yet.
      const around = [at - 1, at, at + 1].flatMap((each) => second.get(each) ?? []);
      expect(around).toContain(first.get(at));
    }
  });

  it('is rewound, and returned to', async () => {
    const [page] = viewers;
    if (!page) throw new Error('Nobody watches.');
    const before = await momentOf(page);
    await page.getByRole('slider', { name: 'Moment of the race' }).press('Home');
    await page.getByRole('button', { name: 'Live', exact: true, pressed: false }).waitFor();
    expect((await momentOf(page)).second).toBeLessThan(late / 1_000);
    await page.getByRole('button', { name: 'Live', exact: true }).click();
    await live(page).waitFor();
    expect((await momentOf(page)).second).toBeGreaterThanOrEqual(before.second);
  });

  it('shows the course to whom motion is unwelcome, and the film to who asks for it', async () => {
    const [page, other] = viewers;
    if (!page || !other) throw new Error('Nobody watches.');
    expect(await other.locator('canvas').count()).toBe(0);
    await other.getByRole('img', { name: /^Plan of .+ leads$/ }).waitFor();
    await other.getByRole('button', { name: 'Show the film instead' }).click();
    await other.locator('canvas').waitFor();
    await live(other).waitFor();
    for (const viewer of viewers) await viewer.close();
  });
}

const live = (page: Page) => page.getByRole('button', { name: 'Live', exact: true, pressed: true });

/** Has a page take the server for so many milliseconds ahead: nobody waits for the off of a race. */
export async function setServerClock(page: Page, ahead: number) {
  await page.route('**/rest/v1/**', async (route) => {
    const response = await route.fetch();
    const date = new Date(Date.now() + ahead).toUTCString();
    await route.fulfill({ response, headers: { ...response.headers(), date } });
  });
}

/** The second of the race that a page shows, and who leads in it. */
function momentOf(page: Page) {
  return page.getByRole('region', { name: /, live$/ }).evaluate((film) => {
    const [, minutes = '', seconds = ''] =
      film.querySelector('dd')?.textContent?.match(/^(\d+):(\d+)$/) ?? [];
    const leader = film.querySelector('ol li')?.textContent ?? '';
    return { second: Number(minutes) * 60 + Number(seconds), leader };
  });
}

/** Who leads in each second that a page shows meanwhile. */
async function leaders(page: Page): Promise<Map<number, string>> {
  const seen = new Map<number, string>();
  const until = Date.now() + listened;
  while (Date.now() < until) {
    const { second, leader } = await momentOf(page);
    seen.set(second, leader);
    await page.evaluate(() => new Promise(requestAnimationFrame));
  }
  return seen;
}

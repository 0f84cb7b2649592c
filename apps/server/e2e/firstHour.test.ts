import { raceWithEntries } from '@furlong/backend';
import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checksARace } from './checksARace.ts';
import { founder, foundsAStable } from './foundsAStable.ts';
import { gallopsTheHorse } from './gallopsTheHorse.ts';
import { leavesTheStable } from './leavesTheStable.ts';
import { meetsTheHorse } from './meetsTheHorse.ts';
import { type Game, openGame } from './openGame.ts';
import { openDashboard, openMyHorses } from './player.ts';
import { readsTheFigures } from './readsTheFigures.ts';
import { stepByStep } from './stepByStep.ts';
import { late, setServerClock, watchesLive } from './watchesLive.ts';

// One player's first hour, step by step: each step begins where the one before it ended.
describe("a player's first hour", () => {
  let game: Game;
  let page: Page;
  let starter = '';
  let racePath = '';
  let ordered = '';
  let raceName = '';
  let offAt = 0;

  stepByStep();

  beforeAll(async () => {
    game = await openGame();
    page = await game.visitor();
  });
  afterAll(() => game?.close());

  it('shows the latest winners, from real results', async () => {
    await page.goto('/');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.getByRole('tab', { name: 'WINNERS' }).click();
    const winners = page.getByRole('tabpanel').getByRole('link');
    await winners.first().click();
    await page.getByText('OFFICIAL').waitFor();
    expect(new URL(page.url()).pathname).toMatch(/^\/races\//);
  });

  foundsAStable(() => ({ game, page }));

  meetsTheHorse(() => ({ game, page, newcomer: founder }));

  it('shows the starter horse with its basic equipment', async () => {
    await page.goto('/stable/my-horses');
    const card = page.getByRole('main').getByRole('article');
    await card
      .filter({ hasText: /2-year-old (Colt|Filly)/ })
      .filter({ hasText: /Saddle.*Horseshoes.*Bridle/s })
      .waitFor();
    expect(await card.count()).toBe(1);
    starter = ((await card.getByRole('heading').textContent()) ?? '').trim();
  });

  it('enters the horse for a suitable race, once however often it is pressed', async () => {
    await page.goto('/stable');
    // The yard's own button has chosen the horse already.
    await page.getByRole('link', { name: `Enter Race for ${starter}` }).click();
    await page.getByRole('button', { name: 'Change horse' }).waitFor();
    const suitable = page
      .getByRole('article')
      .filter({ hasText: 'For two-year-olds' })
      .filter({ has: page.getByText('Suitable', { exact: true }) })
      .first();
    raceName = ((await suitable.getByRole('heading').textContent()) ?? '').trim();
    await suitable.filter({ hasText: raceName }).getByRole('button').click();
    const confirmation = page
      .getByRole('region', { name: 'Race Entry Confirmation' })
      .filter({ hasText: raceName });
    await confirmation.getByRole('button', { name: 'Confirm Entry' }).dblclick();
    await confirmation.getByText(/^Entered/).waitFor();
    const { data } = await game.server.backend
      .from('entries')
      .select('id, stables!inner(name)')
      .eq('stables.name', 'Longmeadow');
    expect(data).toHaveLength(1);
  });

  it('shows the entry on every screen of the stable without loading the page again', async () => {
    await page.evaluate(() => Reflect.set(window, 'neverReloaded', true));
    await openMyHorses(page);
    await page.getByRole('article').filter({ hasText: raceName }).waitFor();
    expect(await page.getByText('Not entered').count()).toBe(0);
    await openDashboard(page);
    const activity = page
      .getByRole('heading', { name: 'Recent Activity' })
      .locator('xpath=following-sibling::*');
    const entered = activity
      .getByRole('listitem')
      .filter({ hasText: starter })
      .filter({ hasText: raceName });
    await entered.waitFor();
    expect(await page.evaluate(() => Reflect.get(window, 'neverReloaded'))).toBe(true);

    await entered.locator('a[href^="/races/"]').click();
    await page.getByText('Yours').waitFor();
    racePath = new URL(page.url()).pathname;
  });

  it('tells the jockey by keyboard to ride the horse another way than its own', async () => {
    const orders = page.getByRole('combobox', { name: `Orders for ${starter}` });
    const own = await orders.inputValue();
    const given = page.waitForResponse(/rpc\/give_orders/);
    await orders.press(own === '0' ? 'ArrowDown' : 'ArrowUp');
    expect((await given).status()).toBe(200);
    await page.reload();
    await orders.waitFor();
    ordered = await orders.inputValue();
    expect(ordered).not.toBe(own);
  });

  it('starts the race when it is due', async () => {
    const raceId = racePath.replace('/races/', '');
    const { data } = await game.server.backend
      .from('races')
      .select('off_at, entries_count')
      .eq('id', raceId)
      .single();
    offAt = Date.parse(data?.off_at ?? '');
    const started = await game.server.steward.runDueRaces({ at: offAt });
    expect(started).toContainEqual({ raceId, outcome: 'running' });
    const { runners } = await raceWithEntries(game.server.backend, { raceId });
    expect(String(runners.find(({ horse }) => horse.name === starter)?.style)).toBe(ordered);
  });

  watchesLive(() => ({ game, racePath, offAt }));

  it('tells the owner on another page that the horse is running, and leads there', async () => {
    await setServerClock(page, offAt + late - Date.now());
    await page.goto('/help/quick-start-guide');
    const bar = page.getByRole('complementary', { name: 'Your runner' });
    await bar.getByText(`${starter} is running in the ${raceName}.`).waitFor();
    await expect.poll(() => page.title()).toMatch(/^Running: /);
    await bar.getByRole('link', { name: 'Watch live' }).click();
    await page.getByRole('region', { name: /, live$/ }).waitFor();
    expect(new URL(page.url()).pathname).toBe(racePath);
    await page.unroute('**/rest/v1/**');
  });

  it('settles the race when its last runner is home, and shows the official result', async () => {
    const raceId = racePath.replace('/races/', '');
    const { race } = await raceWithEntries(game.server.backend, { raceId });
    const settled = await game.server.steward.runDueRaces({ at: race.finishesAt ?? 0 });
    expect(settled).toContainEqual({ raceId, outcome: 'finished' });

    await page.reload();
    await page.getByText('OFFICIAL').waitFor();
    expect(await page.getByRole('main').textContent()).toContain(starter);
    expect(await page.getByRole('row').filter({ hasText: starter }).count()).toBe(1);
  });

  checksARace(() => ({ page, racePath, starter }));

  it('keeps the record: the run, the energy it cost, the activity', async () => {
    await page.goto('/stable');
    await page.getByText(new RegExp(`${starter} (won|finished)`)).waitFor();
    await page.goto('/stable/my-horses');
    await page.getByText(/from 1/).waitFor();
    await page.getByRole('main').getByRole('link', { name: starter, exact: true }).click();
    await page.getByRole('heading', { level: 1, name: starter }).waitFor();
    const form = page.getByRole('table', { name: /^Form/ });
    await form.locator(`a[href="${racePath}"]`).waitFor();
    await page.goBack();
    await page.getByRole('heading', { level: 1, name: 'My Horses' }).waitFor();
  });

  readsTheFigures(() => ({ game, page, starter, racePath }));

  gallopsTheHorse(() => ({ page }));

  leavesTheStable(() => ({ game, page, starter }));
});

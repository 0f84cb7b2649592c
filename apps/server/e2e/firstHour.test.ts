import { raceWithEntries } from '@furlong/backend';
import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checksARace } from './checksARace.ts';
import { type Game, openGame } from './openGame.ts';
import {
  fillLogin,
  join,
  type NewPlayer,
  openDashboard,
  openMyHorses,
  register,
} from './player.ts';
import { watchesLive } from './watchesLive.ts';

const ada: NewPlayer = {
  fullName: 'Ada Fairweather',
  stableName: 'Fairweather Lodge',
  email: 'ada@stable.example',
  password: 'longreins',
};

// One player's first hour, step by step: each step begins where the one before it ended.
describe("a player's first hour", () => {
  let game: Game;
  let page: Page;
  let starter = '';
  let racePath = '';
  let raceName = '';
  let offAt = 0;

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

  it('tells who leaves a name out, and who picks too short a password', async () => {
    const dialog = await register(page, { ...ada, fullName: '   ' });
    await dialog.getByText('Please fill in all fields').waitFor();
    await dialog.getByLabel('Full name').fill(ada.fullName);
    await dialog.getByLabel('Password', { exact: true }).fill('short');
    await dialog.getByRole('button', { name: 'JOIN', exact: true }).click();
    await dialog.getByText('Password must be at least 6 characters long').waitFor();
  });

  it('tells who asks for a taken stable name', async () => {
    const dialog = await register(page, { ...ada, stableName: '  kingfisher LODGE ' });
    await dialog.getByText('Another stable already has this name.').waitFor();
    expect(game.server.outbox.latestTo(ada.email)).toBeUndefined();
  });

  it('registers a newcomer, who confirms the e-mail address and arrives at the stable', async () => {
    const dialog = await register(page, ada);
    await dialog
      .getByText('Registration successful! Please check your email to verify your account.')
      .waitFor();
    expect(await dialog.getByLabel('Full name').inputValue()).toBe('');
    await page.keyboard.press('Escape');
    await join(page, { ...ada, stableName: 'Longmeadow', email: 'second@stable.example' });
    await page.getByText('25,000', { exact: true }).waitFor();
  });

  it('shows the starter horse with its basic equipment', async () => {
    await page.goto('/stable/my-horses');
    const card = page.getByRole('main').getByRole('article');
    await card.first().waitFor();
    expect(await card.count()).toBe(1);
    starter = ((await card.getByRole('heading').textContent()) ?? '').trim();
    expect(await card.textContent()).toMatch(/2-year-old (Colt|Filly)/);
    expect(await card.textContent()).toMatch(/Saddle.*Horseshoes.*Bridle/s);
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
    await suitable.getByRole('button').click();
    const confirmation = page.getByRole('region', { name: 'Race Entry Confirmation' });
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
    expect(await page.getByText('None entered').count()).toBe(0);
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
  });

  watchesLive(() => ({ game, racePath, offAt }));

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

  it('ends the session in every tab, and leaves nothing private on screen', async () => {
    const other = await page.context().newPage();
    await other.goto('/stable');
    await other.getByRole('heading', { level: 1, name: 'Longmeadow' }).waitFor();
    await page.getByRole('button', { name: /Longmeadow/ }).click();
    await page.getByRole('menuitem', { name: 'Sign Out' }).click();
    await page.getByRole('banner').getByRole('button', { name: 'JOIN', exact: true }).waitFor();
    await other
      .getByRole('heading', { level: 1, name: 'Longmeadow' })
      .waitFor({ state: 'detached' });
    // The horse's own name is public by now: it ran in the last race, which the front page shows.
    for (const tab of [page, other]) {
      const text = await tab.locator('body').textContent();
      for (const own of ['Longmeadow', 'second@stable.example']) {
        expect(text).not.toContain(own);
      }
    }
    await other.close();
  });

  it('shows the next player in the same tab nothing of the one before', async () => {
    await page.getByRole('banner').getByRole('button', { name: 'LOGIN', exact: true }).click();
    const answers: Promise<string>[] = [];
    // What everybody may read of races names the horse too: it has run.
    const ofAPlayer = /\/rest\/v1\/(?!races\b|rpc\/race_results\b)/;
    page.on('response', (response) => {
      if (ofAPlayer.test(response.url())) answers.push(response.text().catch(() => ''));
    });
    await fillLogin(page, game.server.demo);
    await openDashboard(page);
    await page.getByRole('heading', { level: 1, name: 'Kingfisher Lodge' }).waitFor();
    await page.waitForLoadState('networkidle');
    const dashboard = await page.getByRole('main').textContent();
    await openMyHorses(page);
    await page.getByRole('article').nth(5).waitFor();
    const seen = [
      dashboard,
      await page.locator('body').textContent(),
      ...(await Promise.all(answers)),
    ];
    for (const text of seen) expect(text).not.toMatch(new RegExp(`${starter}|Longmeadow`));
    page.removeAllListeners('response');
  });

  it('has broken no security policy and thrown nothing on the way', () => {
    expect(game.complaints).toEqual([]);
  });
});

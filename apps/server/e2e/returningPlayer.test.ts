import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Game, openGame } from './openGame.ts';
import { fillLogin } from './player.ts';
import { stepByStep } from './stepByStep.ts';

// What only shows when there is more than a first page of it, or when somebody comes back.
describe('a player who comes back', () => {
  let game: Game;
  let page: Page;

  stepByStep();

  beforeAll(async () => {
    // More results than one page of them holds.
    game = await openGame({ historyDays: 1.25 });
    page = await game.visitor();
  });
  afterAll(() => game?.close());

  it('finds older results under the newest, each once', async () => {
    await page.goto('/races/race-results');
    const links = page.getByRole('main').locator('a[href^="/races/"]');
    await links.first().waitFor();
    const newest = await hrefs();
    await page.getByRole('button', { name: 'Show more' }).click();
    await links.nth(newest.length).waitFor();
    const all = await hrefs();
    expect(all.slice(0, newest.length)).toEqual(newest);
    expect(new Set(all).size).toBe(all.length);

    const { data } = await game.server.backend
      .from('races')
      .select('id')
      .eq('status', 'finished')
      .order('off_at', { ascending: false })
      .order('id', { ascending: false })
      .limit(all.length);
    expect(all).toEqual(data?.map(({ id }) => `/races/${id}`));

    function hrefs() {
      return links.evaluateAll((found) => found.map((link) => link.getAttribute('href')));
    }
  });

  it('is where they were after logging in', async () => {
    await page.goto('/stable/my-horses');
    await page.getByRole('main').getByRole('button', { name: 'LOGIN', exact: true }).click();
    await fillLogin(page, game.server.demo);
    await page.getByRole('main').getByRole('article').nth(5).waitFor();
    expect(new URL(page.url()).pathname).toBe('/stable/my-horses');
  });

  it('chooses a new password by the link of a mail, and logs in with it', async () => {
    const { email } = game.server.demo;
    const password = 'six furlongs on turf';
    const other = await game.visitor();
    await other.goto('/races/future-races');
    await other.getByRole('button', { name: 'LOGIN', exact: true }).click();
    await other.getByRole('button', { name: 'Forgot your password?' }).click();
    await other.getByLabel('E-mail').fill(email);
    await other.getByRole('button', { name: 'SEND LINK' }).click();
    await other.getByRole('link', { name: 'Open the local inbox' }).click();
    await other.getByRole('button', { name: 'Choose a new password' }).click();
    await other.getByLabel('New password').fill(password);
    await other.getByRole('button', { name: 'SAVE PASSWORD' }).click();
    await other.getByText(/^Your password is changed/).waitFor();
    await other.getByRole('link', { name: 'Go on' }).click();
    await other.getByRole('heading', { level: 1, name: 'Future Races' }).waitFor();

    const third = await game.visitor();
    await third.goto('/');
    await third.getByRole('button', { name: 'LOGIN', exact: true }).click();
    await fillLogin(third, { email, password });
  });
});

import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import type { Game } from './openGame.ts';
import { fillLogin, openDashboard, openMyHorses } from './player.ts';

interface LastSteps {
  game: Game;
  /** Signed in as the owner of "Longmeadow". */
  page: Page;
  /** The name of the stable's horse. */
  starter: string;
}

/** The steps of a story in which a player signs out, and another signs in in the same tab. */
export function leavesTheStable(last: () => LastSteps): void {
  it('ends the session in every tab, and leaves nothing private on screen', async () => {
    const { page } = last();
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
    const { game, page, starter } = last();
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
}

import type { Page } from 'playwright';
import { it } from 'vitest';
import type { Game } from './openGame.ts';

/** Longer than from one session of any programme to the end of the next, ms. */
const sessionsOver = 14 * 3_600_000;

interface AtHome {
  game: Game;
  /** Signed in as the owner of several horses. */
  page: Page;
}

/** The step of a story in which a horse is put into auto-training, and the steward's clock is moved. */
export function trainsByItself(home: () => AtHome): void {
  it('puts a horse into auto-training, finds what was done while away, and stops it', async () => {
    const { game, page } = home();
    const main = page.getByRole('main');
    await page.goto('/stable');
    await page.getByRole('navigation', { name: 'Stable' }).getByText('Auto-Trainer').click();
    await page.getByRole('heading', { level: 1, name: 'Auto-Trainer' }).waitFor();
    await main.getByText('No horses currently in auto-training').waitFor();
    const free = main.getByRole('article').filter({ hasText: 'Not entered' }).first();
    await free.getByRole('button').first().click();
    await main.getByRole('button', { name: 'Recovery', exact: true }).click();
    await main.getByRole('slider', { name: 'Weekly budget' }).press('Home');
    await main.getByText('$150, 1 session at most').waitFor();
    await main.getByRole('button', { name: 'Start Auto-Training' }).press('Enter');
    await main.getByText('Auto-training has started.').waitFor();
    await main.getByText('Active').first().waitFor();
    await game.server.steward.runDueRaces({ at: Date.now() + sessionsOver });
    await page.reload();
    const past = main.getByRole('table').getByRole('row').filter({ hasText: 'Recovery' });
    // Held, or left out for a reason: the demonstration stable's horses are as fit as they are.
    await past
      .getByText(/^\$150$|^1 × /)
      .first()
      .waitFor();
    await main.getByRole('button', { name: /^Stop auto-training of / }).press('Enter');
    await main.getByText('No horses currently in auto-training').waitFor();
    await past.getByText('Completed').waitFor();
  });
}

import type { Locator, Page } from 'playwright';
import { it } from 'vitest';
import type { Game } from './openGame.ts';

/** Longer than any session, ms. */
const sessionOver = 4 * 3_600_000;

interface AtHome {
  game: Game;
  /** Signed in as the owner of several horses. */
  page: Page;
}

/** The step of a story in which a player trains a horse by keyboard, and the steward's clock is moved. */
export function trainsAHorse(home: () => AtHome): void {
  it('trains a horse by keyboard, and finds what it gained once the session has ended', async () => {
    const { game, page } = home();
    const press = async (target: Locator) => {
      await target.focus();
      await page.keyboard.press('Enter');
    };
    const main = page.getByRole('main');
    await page.goto('/stable/my-horses');
    const free = main.getByRole('article').filter({ hasText: 'Not entered' }).first();
    const train = free.getByRole('link', { name: /^Train / });
    const name = (await train.textContent())?.replace('Train ', '') ?? '';
    await press(train);
    await page.getByRole('heading', { level: 1, name: 'Train' }).waitFor();
    await press(main.getByRole('button', { name: 'Agility', exact: true }));
    await main.getByText('What it will likely do').waitFor();
    await press(main.getByRole('button', { name: 'Start Training' }));
    await main.getByText('The horse is in training.').waitFor();
    const session = main.getByRole('table').getByRole('row').filter({ hasText: name });
    await session.getByRole('timer').waitFor();
    await game.server.steward.runDueRaces({ at: Date.now() + sessionOver });
    await page.reload();
    await session.getByText('Completed').waitFor();
    // A horse that has come to the ceiling of a talent gains the other, or nothing.
    await session.getByText(/^\+\d\.\d\d (Agility|Balance)|^Nothing more to gain/).waitFor();
    await page.goto('/stable');
    await page.getByText('finished Agility training').waitFor();
  });
}

import type { Locator } from 'playwright';
import { it } from 'vitest';
import type { Play } from './play.ts';

/** Longer than any session, and than from one session of any programme to the end of the next, ms. */
const sessionsOver = 14 * 3_600_000;

/** The steps of a story in which two horses are put to work, and the steward's clock is moved. */
export function trainsHorses(play: () => Pick<Play, 'game' | 'owner'>): void {
  let trained = '';

  it('begins a session of training', async () => {
    const { page, input } = play().owner;
    const main = page.getByRole('main');
    await page.goto('/stable/my-horses');
    // None of its talents has come to its ceiling yet.
    const young = main.getByRole('article').filter({ hasText: '2-year-old' });
    const train = young.getByRole('link', { name: /^Train / });
    trained = await nameOn(train, 'Train ');
    await input.press(train);
    await page.getByRole('heading', { level: 1, name: 'Train' }).waitFor();
    await input.press(main.getByRole('button', { name: 'Agility', exact: true }));
    await main.getByText('What it will likely do').waitFor();
    await input.press(main.getByRole('button', { name: 'Start Training' }));
    await main.getByText('The horse is in training.').waitFor();
    await main.getByRole('row').filter({ hasText: trained }).getByRole('timer').waitFor();
  });

  it('puts another horse into auto-training, within a budget', async () => {
    const { page, input } = play().owner;
    const main = page.getByRole('main');
    await input.press(
      page.getByRole('navigation', { name: 'Stable' }).getByRole('link', { name: 'Auto-Trainer' }),
    );
    await page.getByRole('heading', { level: 1, name: 'Auto-Trainer' }).waitFor();
    await main.getByText('No horses currently in auto-training').waitFor();
    // Not the first, which has raced, and not the one at work.
    const free = main.getByRole('article').filter({ hasNotText: '2-year-old' });
    await free.nth(3).waitFor();
    await input.press(free.nth(2).getByRole('button').first());
    await input.press(main.getByRole('button', { name: 'Recovery', exact: true }));
    await input.lower(main.getByRole('slider', { name: 'Weekly budget' }));
    await main.getByText('$150, 1 session at most').waitFor();
    await input.press(main.getByRole('button', { name: 'Start Auto-Training' }));
    await main.getByText('Auto-training has started.').waitFor();
    await main.getByText('Active').first().waitFor();
  });

  it('finds what both gained once their sessions have ended, and stops the one', async () => {
    const { game, owner } = play();
    const { page, input } = owner;
    const main = page.getByRole('main');
    await game.server.steward.runDueRaces({ at: Date.now() + sessionsOver });
    await page.reload();
    const past = main.getByRole('table').getByRole('row').filter({ hasText: 'Recovery' });
    // Held, or left out for a reason: the demonstration stable's horses are as fit as they are.
    await past
      .getByText(/^\$150$|^1 × /)
      .first()
      .waitFor();
    await input.press(main.getByRole('button', { name: /^Stop auto-training of / }));
    await main.getByText('No horses currently in auto-training').waitFor();
    await past.getByText('Completed').waitFor();

    await page.goto('/stable/train');
    const session = main.getByRole('row').filter({ hasText: trained });
    await session.getByText('Completed').waitFor();
    await session.getByText(/^\+(?!0\.00)\d\.\d\d (Agility|Balance)/).waitFor();
  });
}

const nameOn = async (target: Locator, before: string) =>
  (await target.textContent())?.replace(before, '') ?? '';

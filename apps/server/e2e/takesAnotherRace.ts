import { voidRace } from '@furlong/backend/service';
import type { Locator } from 'playwright';
import { it } from 'vitest';
import { openForAll, type Play, type RaceAhead } from './play.ts';

/** The steps of a story in which a race is called off, and its runner enters what is offered instead. */
export function takesAnotherRace(play: () => Pick<Play, 'game' | 'owner' | 'race'>): void {
  let horse = '';
  let off: RaceAhead;

  it('enters a horse for a race that is called off', async () => {
    const { game, owner } = play();
    const { page, input } = owner;
    const main = page.getByRole('main');
    off = await openForAll(game, { name: 'Short Field Stakes', inMinutes: 40 });
    await page.goto('/stable/my-horses');
    const free = main
      .getByRole('article')
      .filter({ hasNotText: '2-year-old' })
      .filter({ hasText: 'Not entered' })
      .first();
    const enter = free.getByRole('link', { name: /^Enter Race with / });
    horse = (await enter.textContent())?.replace('Enter Race with ', '') ?? '';
    await input.press(enter);
    await input.press(main.getByRole('button', { name: off.name, exact: true }));
    await confirm(main);
    await voidRace(game.server.backend, {
      ...{ raceId: off.id, reason: 'too_few_runners', beaconSignature: null, at: Date.now() },
    });
  });

  it('reads why among the rejected entries, and enters the horse for what is offered instead', async () => {
    const { owner, race } = play();
    const { page, input } = owner;
    const main = page.getByRole('main');
    await page.goto('/races/my-rejected-entries');
    const card = main.getByRole('article').filter({ hasText: off.name }).first();
    await card.getByText(`Too few runners. The fee of $${off.fee} came back.`).waitFor();
    await input.press(main.getByRole('link', { name: `Enter Race with ${horse}: ${race.name}` }));
    await confirm(main);
  });

  it('finds it among the races ahead, and withdraws it there', async () => {
    const { owner, race } = play();
    const { page, input } = owner;
    const main = page.getByRole('main');
    await page.goto('/races/my-future-races');
    await input.press(main.getByRole('button', { name: `Withdraw ${horse}` }));
    const dialog = page.getByRole('dialog', { name: `Withdraw ${horse}?` });
    await input.press(dialog.getByRole('button', { name: 'Withdraw' }));
    await main
      .getByText(`${horse} is withdrawn, and the $${race.fee} is back with your stable.`)
      .waitFor();
  });

  async function confirm(main: Locator) {
    await play().owner.input.press(main.getByRole('button', { name: 'Confirm Entry' }));
    await main.getByText('Entered. The fee is paid, and the horse is declared.').waitFor();
  }
}

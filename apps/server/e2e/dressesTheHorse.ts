import { raceWithEntries } from '@furlong/backend';
import { expect, it } from 'vitest';
import type { Racing } from './entersARace.ts';
import { goToDashboard, type Play } from './play.ts';
import { creditsOf } from './player.ts';

/** The steps of a story in which a bridle is bought, put on the horse that is entered, and worn by a race. */
export function dressesTheHorse(play: () => Pick<Play, 'game' | 'owner' | 'race'> & Racing): void {
  it('puts a bridle into the cart, finds it there after a reload, and pays for it once', async () => {
    const { page, input } = play().owner;
    const main = page.getByRole('main');
    await goToDashboard(play().owner);
    const before = await creditsOf(page);
    await input.press(main.getByRole('link', { name: 'Buy Equipment' }).first());
    await input.write(main.getByLabel('Search equipment'), 'BRIDLE');
    // The cart shows a piece at once, and the server keeps it a moment later.
    const kept = page.waitForResponse('**/rpc/set_cart_line');
    await input.press(main.getByRole('button', { name: 'Add to Cart Racing Bridle' }));
    const cart = page.getByRole('region', { name: 'Cart' });
    await cart.getByText('$1,200').first().waitFor();
    await kept;
    await page.reload();
    const left = `$${(before - 1_200).toLocaleString('en')}`;
    await cart.getByText(left).waitFor();
    await input.press(cart.getByRole('button', { name: 'Checkout' }));
    await cart.getByText('Bought, and put in your tack room.').waitFor();
    await cart.getByText(left).waitFor();
    await input.press(cart.getByRole('link', { name: 'Put it on a horse' }));
  });

  it('equips the horse, takes the bridle off and puts it on again', async () => {
    const { horse, owner } = play();
    const { page, input } = owner;
    const main = page.getByRole('main');
    await input.press(main.getByRole('button', { name: horse, exact: true }));
    await input.press(main.getByRole('button', { name: 'Bridle', exact: true }));
    await input.press(main.getByRole('button', { name: 'Equip Racing Bridle' }));
    await main.getByText(`${horse} wears Racing Bridle`).waitFor();
    await input.press(main.getByRole('button', { name: 'Take off Racing Bridle' }));
    await main.getByText(/put in your tack room: /).waitFor();
    await input.press(main.getByRole('button', { name: 'Undo' }));
    await main.getByText(`${horse} wears Racing Bridle again.`).waitFor();
    await input.press(main.getByRole('link', { name: 'My Horses' }).first());
    await main.getByText(/Racing Bridle \(12 of 12 runs left\)/).waitFor();
  });

  it('races in it, which wears it', async () => {
    const { game, horse, owner, race } = play();
    const { page, input } = owner;
    const main = page.getByRole('main');
    await game.server.steward.runDueRaces({ at: race.offAt });
    const running = await raceWithEntries(game.server.backend, { raceId: race.id });
    const finishesAt = running.race.finishesAt ?? 0;
    const settled = await game.server.steward.runDueRaces({ at: finishesAt });
    expect(settled).toContainEqual({ raceId: race.id, outcome: 'finished' });
    await page.goto(`/races/${race.id}`);
    await main.getByText('OFFICIAL').waitFor();
    await input.press(main.getByRole('row').getByRole('link', { name: horse }));
    await page.getByRole('heading', { level: 1, name: horse }).waitFor();
    await main.getByText(/Racing Bridle \(11 of 12 runs left\)/).waitFor();
  });
}

import { expect, it } from 'vitest';
import { narrow } from './narrowsAList.ts';
import { goToDashboard, type Play } from './play.ts';
import { creditsOf, waitForCredits } from './player.ts';

/** The step of a story in which a player buys a horse of the house, and gives it back the same day. */
export function buysAHorse(play: () => Pick<Play, 'owner'>): void {
  it('buys a horse in two steps, finds it in the stable, and gives it back for the whole price', async () => {
    const { page, input } = play().owner;
    const main = page.getByRole('main');
    await page.goto('/stable');
    const before = await creditsOf(page);
    await input.press(main.getByRole('link', { name: 'My Horses' }).first());
    await input.press(main.getByRole('link', { name: 'Buy New Horse' }));
    await page.getByRole('heading', { level: 1, name: 'Sales Ring' }).waitFor();
    await narrow(play().owner, { name: 'Price', option: 'Under $15,000' });
    await page.waitForURL('**/buy-in-sales-ring?price=low');
    // The horses before stay until those asked for have come.
    const prices = main.getByRole('article').getByText(/^Price\s/);
    await expect
      .poll(async () => (await prices.allTextContents()).map((each) => each.replace(/\D/g, '')))
      .toSatisfy((shown: string[]) => shown.every((price) => Number(price) < 15_000));
    const card = main.getByRole('article').first();
    const name = (await card.getByRole('heading').textContent()) ?? '';
    await input.press(card.getByRole('button', { name: /^Buy Now/ }));
    const dialog = page.getByRole('dialog');
    await dialog.getByText('Credits left').waitFor();
    await input.press(dialog.getByRole('button', { name: 'Confirm Purchase' }));
    await dialog.getByText('Bought. The horse is in your stable.').waitFor();
    await input.press(dialog.getByRole('link', { name: 'See it in My Horses' }));
    await input.press(main.getByRole('link', { name, exact: true }).first());

    await main.getByText(new RegExp(`^The house takes ${name} back`)).waitFor();
    await main.getByText(/^This horse cannot be sold yet/).waitFor();
    await input.press(main.getByRole('button', { name: 'Give It Back' }));
    await input.press(main.getByRole('button', { name: 'Give it back' }));
    await main.getByText('Give It Back').waitFor({ state: 'detached' });
    await goToDashboard(play().owner);
    await waitForCredits(page, before);
    await input.press(main.getByRole('link', { name: 'My Horses' }).first());
    await main.getByRole('link', { name, exact: true }).waitFor({ state: 'detached' });
    await main.getByRole('article').first().waitFor();
  });
}

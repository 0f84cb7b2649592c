import type { Page } from 'playwright';
import { expect, it } from 'vitest';

/** The step of a story in which a player buys a horse of the house, and gives it back the same day. */
export function buysAHorse(home: () => { page: Page }): void {
  it('buys a horse in two steps, finds it in the stable, and gives it back for the whole price', async () => {
    const { page } = home();
    const main = page.getByRole('main');
    await page.goto('/stable/my-horses');
    await main.getByRole('link', { name: 'Buy New Horse' }).click();
    await page.getByRole('heading', { level: 1, name: 'Sales Ring' }).waitFor();
    await main.getByRole('combobox', { name: 'Price' }).selectOption('Under $15,000');
    const card = main.getByRole('article').first();
    const name = (await card.getByRole('heading').textContent()) ?? '';
    expect(new URL(page.url()).search).toBe('?price=low');
    await card.getByRole('button', { name: /^Buy Now/ }).press('Enter');

    const dialog = page.getByRole('dialog');
    const left = dialog.getByText('Credits left');
    await left.waitFor();
    await dialog.getByRole('button', { name: 'Confirm Purchase' }).press('Enter');
    await dialog.getByText('Bought. The horse is in your stable.').waitFor();
    await dialog.getByRole('link', { name: 'See it in My Horses' }).click();
    await main.getByRole('link', { name, exact: true }).first().click();

    await main.getByText(new RegExp(`^The house takes ${name} back`)).waitFor();
    await main.getByText(/^This horse cannot be sold yet/).waitFor();
    await main.getByRole('button', { name: 'Give It Back' }).press('Enter');
    await main.getByRole('button', { name: 'Give it back' }).press('Enter');
    await main.getByText('Give It Back').waitFor({ state: 'detached' });
    await page.goto('/stable/my-horses');
    await main.getByRole('article').first().waitFor();
    expect(await main.getByRole('link', { name, exact: true }).count()).toBe(0);
  });
}

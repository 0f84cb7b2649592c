import type { Page } from 'playwright';
import { it } from 'vitest';

interface AtHome {
  /** Signed in as the owner of one horse, which has run. */
  page: Page;
}

/** The step of a story in which a player has the horse gallop by keyboard, and meet its own ghost. */
export function gallopsTheHorse(home: () => AtHome): void {
  it('gallops the horse by keyboard, reads the answer and the notebook, and has one less today', async () => {
    const { page } = home();
    const main = page.getByRole('main');
    await page.goto('/stable/train');
    await main.getByRole('link', { name: 'Gallops' }).press('Enter');
    await page.getByRole('heading', { level: 1, name: 'Gallops' }).waitFor();
    await main.getByText('6 of 6 left today').waitFor();
    await main.getByText('The notebook is empty').waitFor();
    await main.getByRole('combobox', { name: 'Going' }).selectOption('Soft');
    await main.getByRole('button', { name: 'Gallop' }).press('Enter');
    await main.getByText(/two times in three the truth lies between/).waitFor();
    await main
      .getByRole('status')
      .filter({ hasText: /(lengths (ahead|behind) of|Level with) the benchmark/ })
      .waitFor();
    await main.getByText('5 of 6 left today').waitFor();
    await main.getByText('Nothing can be said yet of what it likes, after 1 gallop.').waitFor();
  });

  it('sends it against the ghost of the race that it ran, and finds both after a reload', async () => {
    const { page } = home();
    const main = page.getByRole('main');
    await main.getByRole('radio', { name: /a race it has run$/ }).press('Space');
    await main.getByRole('button', { name: 'Gallop' }).press('Enter');
    await main.getByText(/(of|with) itself in the /).waitFor();
    await main.getByText('4 of 6 left today').waitFor();
    await page.reload();
    await main.getByText('4 of 6 left today').waitFor();
    await main.getByText('2 gallops shown').waitFor();
  });
}

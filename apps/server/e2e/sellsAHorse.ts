import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import type { Game } from './openGame.ts';
import { join } from './player.ts';

const buyer = {
  fullName: 'Cora Hale',
  stableName: 'Saltmarsh End',
  email: 'cora@stable.example',
  password: 'a rail and a post',
};

/** The step of a story in which one player offers a horse by mouse, and another buys it by touch. */
export function sellsAHorse(home: () => { game: Game; page: Page }): void {
  it('sells a horse to another player, who finds it in the ring on a phone', async () => {
    const { game, page } = home();
    const main = page.getByRole('main');
    await page.goto('/stable');
    const credits = async () => {
      const tile = main.getByRole('listitem', { name: 'Credits' });
      const figure = await tile.getByText(/^[\d,]+$/).innerText();
      return Number(figure.replace(',', ''));
    };
    const before = await credits();

    await page.goto('/stable/my-horses?sort=rating');
    // The last is the horse that the stable began with, which stays for a season.
    const horse = main.getByRole('article').nth(-2).getByRole('heading').getByRole('link');
    const name = (await horse.textContent()) ?? '';
    await horse.click();
    await main.getByRole('textbox', { name: 'Price, $' }).fill('8000');
    await main.getByText('$7,600').waitFor();
    await main.getByRole('button', { name: 'Offer for Sale' }).click();
    await main.getByRole('button', { name: 'Withdraw from Sale' }).waitFor();

    const phone = await game.visitor('dark', { hasTouch: true });
    await join(phone, buyer);
    await phone.setViewportSize({ width: 390, height: 844 });
    await phone.goto('/marketplace/buy-in-sales-ring');
    const ring = phone.getByRole('main');
    await ring.getByRole('searchbox').fill(name);
    const card = ring.getByRole('article').filter({ has: phone.getByRole('heading', { name }) });
    await card.getByText('Kingfisher Lodge').waitFor();
    await card.getByRole('button', { name: /^Buy Now/ }).tap();
    const dialog = phone.getByRole('dialog');
    // Of the grant of $25,000.
    await dialog.getByText('$17,000').waitFor();
    await dialog.getByRole('button', { name: 'Confirm Purchase' }).tap();
    await dialog.getByText('Bought. The horse is in your stable.').waitFor();
    await dialog.getByRole('link', { name: 'See it in My Horses' }).tap();
    await ring.getByRole('link', { name, exact: true }).first().waitFor();
    await phone.goto('/stable');
    await ring.getByText('from 0 races').waitFor();
    await phone.context().close();

    await page.goto('/stable');
    await main.getByText(`${name} was sold by Kingfisher Lodge`).waitFor();
    expect(await credits()).toBe(before + 7_600);
  });
}

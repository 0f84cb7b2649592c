import { commissionOn, formatMoney } from '@furlong/game/rules';
import { expect, it } from 'vitest';
import { narrow } from './narrowsAList.ts';
import { goToDashboard, type Play } from './play.ts';
import { creditsOf, waitForCredits } from './player.ts';

/** The step of a story in which a horse is offered by one player, and bought by another elsewhere. */
export function sellsAHorse(play: () => Pick<Play, 'owner' | 'buyer'>): void {
  let name = '';
  let before = 0;
  let price = 0;

  it('offers a horse for sale at a price of its own', async () => {
    const { page, input } = play().owner;
    const main = page.getByRole('main');
    await goToDashboard(play().owner);
    before = await creditsOf(page);
    await input.press(main.getByRole('link', { name: 'My Horses' }).first());
    await narrow(play().owner, { name: 'Sort by', option: 'Rating, best first' });
    await page.waitForURL('**/my-horses?sort=rating');
    const ratings = main.getByRole('article').getByRole('img', { name: /^Rated / });
    const bestFirst = async () => {
      const shown = (await ratings.allTextContents()).map(Number);
      return (
        shown.length > 1 && shown.every((rating, i) => i === 0 || rating <= Number(shown[i - 1]))
      );
    };
    await expect.poll(bestFirst).toBe(true);
    // The last is the horse that the stable began with, which stays for a season.
    const card = main.getByRole('article').nth(-2);
    name = (await card.getByRole('heading').textContent()) ?? '';
    await input.press(main.getByRole('link', { name, exact: true }));
    const asked = main.getByRole('textbox', { name: 'Price, $' });
    // Near the guide, as stables deal in their first weeks.
    price = Number((await asked.inputValue()).replace(/\D/g, '')) + 20;
    await input.write(asked, String(price));
    await main.getByText(formatMoney(price - commissionOn(price)), { exact: true }).waitFor();
    await input.press(main.getByRole('button', { name: 'Offer for Sale' }));
    await main.getByRole('button', { name: 'Withdraw from Sale' }).waitFor();
  });

  it('sells it to another player, who finds it in the ring in a browser of their own', async () => {
    const { owner, buyer } = play();
    const { page, input } = buyer;
    const main = page.getByRole('main');
    const granted = await creditsOf(page);
    await page.goto('/marketplace/buy-in-sales-ring');
    await input.write(main.getByRole('searchbox'), name);
    const card = main.getByRole('article').filter({ has: page.getByRole('heading', { name }) });
    await card.getByText('Kingfisher Lodge').waitFor();
    await input.press(card.getByRole('button', { name: /^Buy Now/ }));
    const dialog = page.getByRole('dialog');
    await input.press(dialog.getByRole('button', { name: 'Confirm Purchase' }));
    await dialog.getByText('Bought. The horse is in your stable.').waitFor();
    // Without loading the page again.
    await input.press(dialog.getByRole('link', { name: 'See it in My Horses' }));
    await main.getByRole('link', { name, exact: true }).first().waitFor();
    await input.press(main.getByRole('link', { name: 'Buy New Horse' }));
    await main.getByRole('feed', { name: 'Horses for sale' }).waitFor();
    await card.waitFor({ state: 'detached' });
    await goToDashboard(buyer);
    await waitForCredits(page, granted - price);
    await page.context().close();

    await owner.page.goto('/stable');
    await owner.page.getByText(`${name} was sold by Kingfisher Lodge`).waitFor();
    await waitForCredits(owner.page, before + price - commissionOn(price));
  });
}

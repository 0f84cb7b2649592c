import type { Page } from 'playwright';
import { expect, it } from 'vitest';

interface Dressing {
  page: Page;
  starter: string;
  racePath: string;
}

/** By keyboard alone: a bridle is bought and put on the horse, and the race card names it. */
export function dressesTheHorse(visit: () => Dressing) {
  it('shops by keyboard: what is put in the cart is bought, and paid once', async () => {
    const { page } = visit();
    await page.goto('/stable');
    await page.getByRole('link', { name: 'Buy Equipment' }).first().press('Enter');
    await page.getByLabel('Search equipment').pressSequentially('BRIDLE');
    await page.getByRole('button', { name: 'Add to Cart Racing Bridle' }).press('Enter');
    const cart = page.getByRole('region', { name: 'Cart' });
    await cart.getByText('$1,200').first().waitFor();
    await page.reload();
    await cart.getByText('$23,800').waitFor();
    await cart.getByRole('button', { name: 'Checkout' }).press('Enter');
    await cart.getByText('Bought. It lies in your tack room.').waitFor();
    await cart.getByText('$23,800').waitFor();
    await page.evaluate(() => Reflect.set(window, 'neverReloaded', true));
    await cart.getByRole('link', { name: 'Put it on a horse' }).press('Enter');
  });

  it('equips the horse, thinks better of it and puts it on again', async () => {
    const { page, starter, racePath } = visit();
    await page.getByRole('button', { name: 'Bridle', exact: true }).press('Enter');
    await page.getByRole('button', { name: 'Equip Racing Bridle' }).press('Enter');
    await page.getByText(`${starter} wears Racing Bridle, in place of Basic Bridle.`).waitFor();
    await page.getByRole('button', { name: 'Take off Racing Bridle' }).press('Enter');
    await page.getByText(/lies in your tack room\.$/).waitFor();
    await page.getByRole('button', { name: 'Undo' }).press('Enter');
    await page.getByText(`${starter} wears Racing Bridle again.`).waitFor();
    await page.getByRole('link', { name: 'My Horses' }).first().press('Enter');
    await page.getByText(/Racing Bridle \(12 of 12 runs left\)/).waitFor();
    expect(await page.evaluate(() => Reflect.get(window, 'neverReloaded'))).toBe(true);
    await page.goto(racePath);
    await page.getByText('Racing Bridle').first().waitFor();
  });
}

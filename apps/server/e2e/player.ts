import { formatMoney } from '@furlong/game/rules';
import type { Locator, Page } from 'playwright';
import type { FurlongServer } from '../src/index.ts';

export interface NewPlayer {
  fullName: string;
  stableName: string;
  email: string;
  password: string;
}

/** Fills the register dialog and sends it; what comes of it is the caller's to look at. */
export async function register(page: Page, player: NewPlayer): Promise<Locator> {
  await page.goto('/');
  await page.getByRole('button', { name: 'JOIN', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Create your stable' });
  await dialog.getByLabel('Full name').fill(player.fullName);
  await dialog.getByLabel('Stable name').fill(player.stableName);
  await dialog.getByLabel('E-mail').fill(player.email);
  await dialog.getByLabel('Password', { exact: true }).fill(player.password);
  await dialog.getByRole('button', { name: 'JOIN', exact: true }).click();
  return dialog;
}

/** Founds a stable and follows the confirmation mail to it, as a visitor would. */
export async function join(page: Page, player: NewPlayer): Promise<void> {
  const dialog = await register(page, player);
  await dialog.getByRole('link', { name: 'Open the local inbox' }).click();
  await page
    .getByRole('article')
    .filter({ hasText: player.email })
    .getByRole('button', { name: 'Confirm e-mail address' })
    .click();
  await page.getByRole('heading', { level: 1, name: player.stableName }).waitFor();
}

/** Logs the demo owner in from the front page. */
export async function login(page: Page, { demo }: FurlongServer): Promise<void> {
  await page.goto('/');
  await page.getByRole('button', { name: 'LOGIN', exact: true }).click();
  await fillLogin(page, demo);
}

/** Fills the open login dialog, sends it, and waits until it has closed over its page. */
export async function fillLogin(
  page: Page,
  { email, password }: { email: string; password: string },
): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Log in' });
  await dialog.getByLabel('E-mail').fill(email);
  await dialog.getByLabel('Password', { exact: true }).fill(password);
  await dialog.getByRole('button', { name: 'LOGIN', exact: true }).click();
  await dialog.getByText(/^Welcome/).waitFor();
  await dialog.waitFor({ state: 'hidden' });
}

/** Goes to the player's dashboard through the account menu, without loading the page again. */
export async function openDashboard(page: Page): Promise<void> {
  await page.getByRole('button', { name: /account menu$/ }).click();
  await page.getByRole('menuitem', { name: 'My Stable' }).click();
  await page.getByRole('heading', { level: 2, name: 'Recent Activity' }).waitFor();
}

/** Goes to the player's horses through the stable's panel, without loading the page again. */
export async function openMyHorses(page: Page): Promise<void> {
  await page.getByRole('navigation', { name: 'Stable' }).getByText('My Horses').click();
  await page.getByRole('heading', { level: 1, name: 'My Horses' }).waitFor();
}

/** What a player may spend, in whole dollars, as the dashboard that is open tells it. */
export async function creditsOf(page: Page): Promise<number> {
  const figure = await creditsTile(page)
    .getByText(/^\$[\d,]+$/)
    .textContent();
  return Number(figure?.replace(/[$,]/g, ''));
}

/** Waits until the dashboard that is open tells that a player may spend so many dollars. */
export function waitForCredits(page: Page, dollars: number): Promise<void> {
  return creditsTile(page).getByText(formatMoney(dollars), { exact: true }).waitFor();
}

const creditsTile = (page: Page) =>
  page.getByRole('main').getByRole('listitem', { name: 'Credits' });

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

/** Logs in through the dialog, which then closes over the page that it was opened on. */
export async function login(page: Page, { demo }: FurlongServer): Promise<void> {
  await page.goto('/');
  await page.getByRole('button', { name: 'LOGIN', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Log in' });
  await dialog.getByLabel('E-mail').fill(demo.email);
  await dialog.getByLabel('Password', { exact: true }).fill(demo.password);
  await dialog.getByRole('button', { name: 'LOGIN', exact: true }).click();
  await dialog.getByText(/^Welcome back/).waitFor();
  await dialog.waitFor({ state: 'hidden' });
}

/** The card of a horse or a race on the Enter Race screen. */
export function choice(page: Page, heading: string | RegExp): Locator {
  return page.getByRole('article').filter({ has: page.getByRole('heading', { name: heading }) });
}

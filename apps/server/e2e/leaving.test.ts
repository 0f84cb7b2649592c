import { readFile } from 'node:fs/promises';
import { leaveDueStables } from '@furlong/backend/service';
import { DAY, gameErrors } from '@furlong/game/rules';
import { strFromU8, unzipSync } from 'fflate';
import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sendAccountMails } from '../src/mails/sendAccountMails.ts';
import { byKeyboard } from './byKeyboard.ts';
import { byMouse, type InputMethod } from './inputMethod.ts';
import { type Game, openGame } from './openGame.ts';
import { fillLogin, join } from './player.ts';
import { stepByStep } from './stepByStep.ts';

let game: Game;

beforeAll(async () => {
  game = await openGame({ historyDays: 0 });
});
afterAll(() => game?.close());

const windows = {
  'at a desk, by mouse': { width: 1440, height: 900, by: byMouse },
  'on a phone, by keyboard': { width: 390, height: 844, by: byKeyboard },
} as const;

describe.each(Object.entries(windows))('an owner %s', (name, { by, ...viewport }) => {
  let page: Page;
  let input: InputMethod;
  const isAtDesk = name.startsWith('at');
  const owner = { email: `leaver${viewport.width}@stable.example`, password: 'a rail and a post' };
  const main = () => page.getByRole('main');
  const button = (label: string | RegExp) => main().getByRole('button', { name: label });

  stepByStep();

  /** What the server does each minute. */
  const sendMails = () => {
    const { backend, outbox, url: origin } = game.server;
    return sendAccountMails({ backend, outbox, origin });
  };

  async function idOf(name: string) {
    const { data } = await game.server.backend
      .from('stables')
      .select('id')
      .eq('name', name)
      .single();
    return data?.id ?? '';
  }

  beforeAll(async () => {
    page = await game.visitor();
    await page.setViewportSize(viewport);
    input = by(page);
    const stableName = isAtDesk ? 'Parting Oak' : 'Parting Elm';
    await join(page, { fullName: 'Ann Bell', stableName, ...owner });
  });

  it('renames the stable, once', async () => {
    await page.goto('/account/my-details');
    await input.write(page.getByLabel('Stable name'), isAtDesk ? 'Quarry Lane' : 'Quarry Hill');
    await input.press(button('Rename Stable'));
    await main()
      .getByText(/^Your stable was renamed this season/)
      .waitFor();
  });

  it('asks for the own data, and is mailed a link', async () => {
    await input.press(main().getByRole('link', { name: 'Your Data' }).last());
    await main().getByRole('heading', { level: 1, name: 'Your Data' }).waitFor();
    await input.press(button('Mail Me a Link'));
    await main()
      .getByText(/^It is on its way to your e-mail/)
      .waitFor();
    expect(await sendMails()).toBe(1);
  });

  it('follows it, and has all of it in a file', async () => {
    await page.goto('/outbox');
    const mail = page
      .getByRole('article')
      .filter({ hasText: `To ${owner.email}` })
      .first();
    await input.press(mail.getByRole('button', { name: 'Open the link' }));
    await main().getByRole('heading', { name: 'Your file is here' }).waitFor();
    const downloading = page.waitForEvent('download');
    await input.press(button('Download Your Data'));
    const download = await downloading;
    expect(download.suggestedFilename()).toBe('furlong-my-data.zip');
    const files = unzipSync(await readFile(await download.path()));
    expect(strFromU8(files['account.csv'] ?? new Uint8Array())).toContain(owner.email);
    await main().getByText('Your browser has saved it.').waitFor();
  });

  it('deletes the account in two steps, and does nothing new meanwhile', async () => {
    await input.press(button('Delete My Account'));
    const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
    await input.press(dialog.getByRole('button', { name: 'Delete in a Week' }));
    await main().getByRole('heading', { name: 'Your account will be deleted' }).waitFor();
    await page.goto('/account/purchase-credits');
    await input.choose(main().getByRole('radio', { name: /^\$250/ }));
    await input.press(button('Continue'));
    await input.press(button('Take $250 of Play Credits'));
    await main().getByText(gameErrors.stable_leaving).waitFor();
  });

  it('is told at the next login, and stays', async () => {
    await page.getByRole('button', { name: /account menu$/ }).click();
    await page.getByRole('menuitem', { name: /^(Log|Sign) out$/i }).click();
    await page.goto('/account/my-details');
    await button('LOGIN').click();
    await fillLogin(page, owner);
    const bar = page.getByRole('complementary', { name: 'Your account' });
    await bar.getByRole('link', { name: 'Stay after all' }).click();
    await input.press(button('Stay'));
    await button('Delete My Account').waitFor();
    expect(await sendMails()).toBeLessThanOrEqual(1);
  });

  it('goes after all: when the week is over the session ends, and the stable has no name', async () => {
    const stableName = isAtDesk ? 'Quarry Lane' : 'Quarry Hill';
    const stableId = await idOf(stableName);
    await input.press(button('Delete My Account'));
    const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
    await input.press(dialog.getByRole('button', { name: 'Delete in a Week' }));
    await main().getByRole('heading', { name: 'Your account will be deleted' }).waitFor();
    await leaveDueStables(game.server.backend, { at: Date.now() + 8 * DAY });
    await page.reload();
    await button('LOGIN').waitFor();
    await page.goto(`/stables/${stableId}`);
    await main()
      .getByRole('heading', { level: 1, name: /^Former stable \d+$/ })
      .waitFor();
    expect(await main().textContent()).not.toContain(stableName);
    await page.goto('/account/my-details');
    await button('LOGIN').click();
    const login = page.getByRole('dialog', { name: 'Log in' });
    await login.getByLabel('E-mail').fill(owner.email);
    await login.getByLabel('Password', { exact: true }).fill(owner.password);
    await login.getByRole('button', { name: 'LOGIN', exact: true }).click();
    await login.getByRole('alert').waitFor();
  });
});

import { gameErrors } from '@furlong/game/rules';
import { Secret, TOTP } from 'otpauth';
import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { byMouse, byTouch, type InputMethod } from './inputMethod.ts';
import { type Game, openGame } from './openGame.ts';
import { fillLogin, join } from './player.ts';
import { stepByStep } from './stepByStep.ts';

// One owner at a desk and on a phone: what the one changes ends what the other may do.
describe('an account that is kept safe', () => {
  let game: Game;
  let desk: Page;
  let phone: Page;
  let byHand: InputMethod;
  let secret = '';
  let codes: string[] = [];
  const owner = { email: 'ann@stable.example', password: 'a rail and a post' };

  stepByStep();

  beforeAll(async () => {
    game = await openGame({ historyDays: 0 });
    desk = await game.visitor();
    await desk.setViewportSize({ width: 1440, height: 900 });
    phone = await game.visitor('light', { hasTouch: true });
    await phone.setViewportSize({ width: 390, height: 844 });
    byHand = byTouch(phone);
    await join(desk, { fullName: 'Ann Bell', stableName: 'Hollow Oak', ...owner });
    await phone.goto('/stable/my-horses');
    await openLogin(phone);
    await fillLogin(phone, owner);
  });
  afterAll(() => game?.close());

  const button = (page: Page, name: string | RegExp) =>
    page.getByRole('main').getByRole('button', { name, exact: typeof name === 'string' });

  const openLogin = (page: Page) => button(page, 'LOGIN').click();

  /** The code of the owner's app, so many half minutes from now: none is taken twice. */
  const codeOf = (ahead: number) =>
    TOTP.generate({
      secret: Secret.fromBase32(secret),
      timestamp: Date.now() + ahead * 30_000,
    });

  /** The first half of a login, on the phone. */
  async function logInByPassword() {
    const dialog = phone.getByRole('dialog', { name: 'Log in' });
    await byHand.write(dialog.getByLabel('E-mail'), owner.email);
    await byHand.write(dialog.getByLabel('Password', { exact: true }), owner.password);
    await byHand.press(dialog.getByRole('button', { name: 'LOGIN', exact: true }));
    return phone.getByRole('dialog', { name: 'Your second factor' });
  }

  async function showCode(code: string) {
    const dialog = phone.getByRole('dialog', { name: 'Your second factor' });
    await byHand.write(dialog.getByLabel('Code'), code);
    await byHand.press(dialog.getByRole('button', { name: 'GO ON' }));
    await dialog.getByText(/^Welcome/).waitFor();
    await dialog.waitFor({ state: 'hidden' });
  }

  /** What the phone does next tells it that its session has ended. */
  async function findsItEnded() {
    await phone.reload();
    await phone
      .getByText(/^Your session has ended/)
      .or(button(phone, 'LOGIN'))
      .first()
      .waitFor();
    const dialog = phone.getByRole('dialog', { name: 'Log in' });
    if (!(await dialog.isVisible())) await openLogin(phone);
    await dialog.waitFor();
  }

  it('changes its password by the old one, and the phone has to log in again', async () => {
    await desk.goto('/account/my-details');
    const input = byMouse(desk);
    await input.write(desk.getByLabel('Present password'), 'a guess');
    await input.write(desk.getByLabel('New password'), 'six furlongs on turf');
    await button(desk, 'Change Password').click();
    await desk.getByText('This is not the password that you have now.').waitFor();
    await input.write(desk.getByLabel('Present password'), owner.password);
    await button(desk, 'Change Password').click();
    await desk.getByText(/^Your password is changed/).waitFor();
    owner.password = 'six furlongs on turf';
    await findsItEnded();
    await fillLogin(phone, owner);
    await phone.getByRole('main').getByRole('article').first().waitFor();
  });

  it('was left open for an hour, and changes its password by the code of a mail alone', async () => {
    await game.server.database.rows(
      "update auth.mfa_amr_claims set updated_at = updated_at - interval '1 hour'",
    );
    await button(desk, 'Forgotten? Mail me a code').click();
    await desk.getByText(/^A code is on its way/).waitFor();
    const { text = '' } = game.server.outbox.latestTo(owner.email) ?? {};
    const [, code = ''] = /: (\d{12})/.exec(text) ?? [];
    const input = byMouse(desk);
    await input.write(desk.getByLabel('Code of the mail'), '000000000000');
    await input.write(desk.getByLabel('New password'), 'five furlongs on dirt');
    await button(desk, 'Change Password').click();
    await desk.getByText(gameErrors.reauthentication_not_valid).waitFor();
    await input.write(desk.getByLabel('Code of the mail'), code);
    await button(desk, 'Change Password').click();
    await desk.getByText(/^Your password is changed/).waitFor();
    owner.password = 'five furlongs on dirt';
    await findsItEnded();
    await fillLogin(phone, owner);
    await phone.getByRole('main').getByRole('article').first().waitFor();
  });

  it('adds an authenticator app, and keeps the recovery codes', async () => {
    await button(desk, 'Add an Authenticator App').click();
    await button(desk, 'Go On').click();
    await byMouse(desk).write(desk.getByLabel('Your password'), owner.password);
    await button(desk, 'Go On').click();
    await desk.getByRole('img', { name: /^QR code/ }).waitFor();
    await desk.getByText('No camera? Type a key').click();
    secret = (await desk.locator('code').textContent())?.replaceAll(' ', '') ?? '';
    await byMouse(desk).write(desk.getByLabel('Code of your app'), codeOf(-1));
    await button(desk, 'Add This App').click();
    await button(desk, 'Show Recovery Codes').click();
    const list = desk.getByRole('list', { name: 'Recovery codes' });
    await list.waitFor();
    codes = await list.getByRole('listitem').allTextContents();
    expect(codes).toHaveLength(10);
    await desk.getByRole('checkbox', { name: 'I have kept them' }).check({ force: true });
    await button(desk, 'Done').click();
    await desk.getByText('10 of 10 are left.').waitFor();
  });

  it('asks for a code at the next login', async () => {
    await findsItEnded();
    const dialog = await logInByPassword();
    await byHand.write(dialog.getByLabel('Code'), '000000');
    await byHand.press(dialog.getByRole('button', { name: 'GO ON' }));
    await dialog.getByText(/^This code is wrong/).waitFor();
    await showCode(codeOf(0));
    await phone.getByRole('main').getByRole('article').first().waitFor();
  });

  it('sees both devices, and signs out everywhere', async () => {
    await desk.reload();
    await desk.getByText('This one').waitFor();
    await button(desk, /^Sign out: /).waitFor();
    await button(desk, 'Sign Out Everywhere').click();
    await button(desk, 'End All').click();
    await desk.getByText('Sign in to see your stable').waitFor();
    await findsItEnded();
  });

  it('comes back by a recovery code, which counts no more', async () => {
    await logInByPassword();
    await showCode(codes[2] ?? '');
    await phone.goto('/account/my-details');
    await phone.getByText('9 of 10 are left.').waitFor();
  });

  it('moves to another address once both ends have confirmed it', async () => {
    await byHand.write(phone.getByLabel('New e-mail'), 'ann@moved.example');
    await byHand.press(button(phone, 'Send the Links'));
    await phone.getByText(/^ann@moved\.example takes its place once/).waitFor();
    for (const [address, said] of [
      ['ann@moved.example', /^One address is confirmed/],
      ['ann@stable.example', /^Both addresses are confirmed/],
    ] as const) {
      await phone.goto('/outbox');
      const mail = phone
        .getByRole('article')
        .filter({ hasText: `To ${address}` })
        .first();
      await byHand.press(mail.getByRole('button', { name: 'Confirm the change' }));
      await phone.getByText(said).waitFor();
    }
    await phone.getByText('You log in as ann@moved.example.').waitFor();
  });
});

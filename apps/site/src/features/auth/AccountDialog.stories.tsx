import { HttpResponse, http } from 'msw';
import { expect, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { paths } from '../../shared/paths.ts';
import { game } from '../../storybook/game.ts';
import { logIn } from '../../storybook/logIn.ts';
import { bodiesOf, sentCalls } from '../../storybook/mockNetwork.ts';
import { moment } from '../../storybook/moment.ts';
import { pageStoryArgs, pageStoryMeta } from '../../storybook/pageStoryMeta.ts';
import { ada } from '../../storybook/players.ts';
import { rightCode } from '../../storybook/requestHandlers/securityHandlers.ts';
import { awaitMail, forgetAwaitedMail, readAwaitedMail } from './awaitedMail.ts';

const meta = preview.meta({
  ...pageStoryMeta,
  title: 'Pages/Account dialog',
  tags: ['!autodocs'],
  args: { ...pageStoryArgs, path: paths.futureRaces },
});

const email = 'ada@stable.example';
const registered = 'Registration successful! Please check your email to verify your account.';

/** An answer of the account service that refuses. */
const refuse = (
  path: string,
  { status, code, ...more }: { status: number; code: string; weak_password?: object },
  headers: Record<string, string> = {},
) =>
  http.post(`*/auth/v1/${path}`, () =>
    HttpResponse.json({ code, error_code: code, msg: code, ...more }, { status, headers }),
  );

async function open(button: 'LOGIN' | 'JOIN') {
  await userEvent.click(await screen.findByRole('button', { name: button }));
  await screen.findByRole('dialog');
}

async function fill(fields: Record<string, string>) {
  for (const [label, value] of Object.entries(fields)) {
    const field = await screen.findByLabelText(label);
    await userEvent.clear(field);
    await userEvent.click(field);
    await userEvent.paste(value);
  }
  await userEvent.keyboard('{Enter}');
}

const credentials = { 'E-mail': email, Password: 'a long secret' };
const registration = { 'Full name': 'Ada Bell', 'Stable name': 'Silver Birch', ...credentials };

export const TestLostConfirmation = meta.story({
  name: 'Test: a lost confirmation mail is sent again, to the address that has just registered',
  beforeEach: () => forgetAwaitedMail,
  play: async () => {
    await open('JOIN');
    await fill(registration);
    await screen.findByText(registered);
    await expect(readAwaitedMail()).toEqual({
      kind: 'confirmation',
      email,
      place: paths.futureRaces,
    });
    await userEvent.click(screen.getByRole('button', { name: 'Send the mail again' }));
    await expect(await screen.findByLabelText('E-mail')).toHaveValue(email);
    await userEvent.click(screen.getByRole('button', { name: 'SEND AGAIN' }));
    await screen.findByText(/^If this address waits for its confirmation/);
    await expect(bodiesOf('POST resend')).toMatchObject([{ type: 'signup', email }]);
  },
});

export const TestWelcome = meta.story({
  name: 'Test: a login is welcomed, and the dialog closes 1.5 seconds later',
  play: async () => {
    const timer = spyOn(globalThis, 'setTimeout');
    await open('LOGIN');
    await logIn(ada);
    await expect(timer).toHaveBeenCalledWith(expect.any(Function), 1_500);
    timer.mockRestore();
  },
});

const guarded = {
  ...ada,
  security: {
    ...ada.security,
    factors: [{ id: 'phone', name: 'App', since: moment }],
    codesLeft: 2,
  },
};
const guardedGame = { ...game, players: [guarded] };

/** Up to the second step of a login. */
async function logInByPassword() {
  await open('LOGIN');
  await fill(credentials);
  return within(await screen.findByRole('dialog', { name: 'Your second factor' }));
}

export const TestSecondFactor = meta.story({
  name: 'Test: an account with a second factor asks for a code before it is opened',
  args: { game: guardedGame },
  play: async () => {
    const dialog = await logInByPassword();
    await expect(screen.queryByRole('button', { name: /account menu$/ })).toBeNull();
    await fill({ Code: '000000' });
    await expect(await dialog.findByRole('alert')).toHaveTextContent(/^This code is wrong/);
    await fill({ Code: rightCode });
    await screen.findByText(/^Welcome/);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await screen.findByRole('button', { name: `${ada.stable.name}, account menu` });
  },
});

export const TestRecoveryCode = meta.story({
  name: 'Test: … or one that recovers',
  args: { game: guardedGame },
  play: async () => {
    await logInByPassword();
    await fill({ Code: 'K4M9-X7QP-2AB8-HT3Z' });
    await screen.findByText(/^Welcome/);
    await expect(bodiesOf('POST factors/recovery-codes/verify')).toMatchObject([
      { code: 'K4M9-X7QP-2AB8-HT3Z' },
    ]);
  },
});

export const TestNoCode = meta.story({
  name: 'Test: who shows no code is signed out',
  args: { game: guardedGame },
  play: async () => {
    const dialog = await logInByPassword();
    await userEvent.click(dialog.getByRole('button', { name: 'LOGIN AS ANOTHER' }));
    await screen.findByRole('dialog', { name: 'Log in' });
    await waitFor(() =>
      expect(sentCalls().filter((call) => call === 'POST logout')).toHaveLength(1),
    );
  },
});

export const TestUnexpected = meta.story({
  name: 'Test: an unexpected exception is said above the form',
  args: { handlers: () => [http.post('*/auth/v1/token', () => HttpResponse.json(null))] },
  play: async () => {
    await open('LOGIN');
    await fill(credentials);
    const alert = await screen.findByRole('alert');
    await expect(alert).toHaveTextContent('An unexpected error occurred');
    const field = screen.getByLabelText('E-mail').getBoundingClientRect();
    await expect(alert.getBoundingClientRect().bottom).toBeLessThan(field.top);
  },
});

export const TestForgottenPassword = meta.story({
  name: 'Test: a forgotten password is recovered from the login',
  beforeEach: () => forgetAwaitedMail,
  play: async () => {
    await open('LOGIN');
    await userEvent.click(screen.getByRole('button', { name: 'Forgot your password?' }));
    await fill({ 'E-mail': email });
    await screen.findByText(/^If this address has an account/);
    await expect(bodiesOf('POST recover')).toMatchObject([{ email }]);
  },
});

export const TestExistingAddress = meta.story({
  name: 'Test: registering an address that has an account is answered like a new one',
  args: { handlers: () => [refuse('signup', { status: 422, code: 'user_already_exists' })] },
  play: async () => {
    await open('JOIN');
    await fill(registration);
    await expect(await screen.findByText(registered)).toBeVisible();
  },
});

let unconfirmed = false;

export const TestNotConfirmed = meta.story({
  name: 'Test: a wrong password and an address that is not confirmed are refused in the same words',
  args: {
    handlers: () => [
      http.post('*/auth/v1/token', () => {
        const code = unconfirmed ? 'email_not_confirmed' : 'invalid_credentials';
        return HttpResponse.json({ code, error_code: code, msg: code }, { status: 400 });
      }),
    ],
  },
  play: async () => {
    await open('LOGIN');
    const sentences = [];
    for (unconfirmed of [false, true]) {
      await fill(credentials);
      sentences.push((await screen.findByRole('alert')).textContent);
    }
    await expect(sentences).toEqual(
      Array(2).fill('The e-mail or the password is wrong, or the address is not confirmed yet.'),
    );
  },
});

export const TestTooManyAttempts = meta.story({
  name: 'Test: the wait that the server asks for is said, counted down, and over in time',
  args: {
    handlers: () => [
      refuse('token', { status: 429, code: 'over_request_rate_limit' }, { 'retry-after': '2' }),
    ],
  },
  play: async () => {
    await open('LOGIN');
    await fill(credentials);
    await expect(await screen.findByRole('alert')).toHaveTextContent('Please wait 2 seconds');
    const button = screen.getByRole('button', { name: 'Try again in 2 seconds' });
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    Date.now = () => moment + 1_000;
    await waitFor(() => expect(button).toHaveTextContent('Try again in 1 second'));
    Date.now = () => moment + 2_000;
    await waitFor(() => expect(button).toHaveTextContent('LOGIN'));
    await expect(button).not.toHaveAttribute('aria-disabled');
    await expect(screen.queryByRole('alert')).toBeNull();
  },
});

export const TestWeakPassword = meta.story({
  name: 'Test: a weak password is refused above the form, with the reasons, and its field is marked',
  args: {
    handlers: () => [
      refuse('signup', {
        status: 422,
        code: 'weak_password',
        weak_password: { reasons: ['length', 'pwned'] },
      }),
    ],
  },
  play: async () => {
    await open('JOIN');
    await fill(registration);
    const password = await screen.findByLabelText('Password');
    await waitFor(() => expect(password).toBeInvalid());
    await expect(password).toHaveFocus();
    await expect(screen.getByRole('alert')).toHaveTextContent(
      /^This password is too weak: it is too short, and it is known from a leak\./,
    );
  },
});

export const TestRefusedRegistration = meta.story({
  name: 'Test: a refused registration forgets no mail that this browser awaits',
  args: { handlers: () => [refuse('signup', { status: 422, code: 'weak_password' })] },
  beforeEach: () => {
    awaitMail({ kind: 'recovery', email: ada.account.email, place: '/' });
    return forgetAwaitedMail;
  },
  play: async () => {
    await open('JOIN');
    await fill({ ...registration, 'E-mail': 'other@stable.example' });
    await screen.findByRole('alert');
    await expect(readAwaitedMail()).toMatchObject({ kind: 'recovery', email: ada.account.email });
  },
});

export const TestNameTaken = meta.story({
  name: 'Test: a name that is taken is said above the form, and its field is marked',
  args: {
    handlers: () => [
      http.post('*/rest/v1/rpc/stable_name_available', () =>
        HttpResponse.json('stable_name_taken'),
      ),
    ],
  },
  play: async () => {
    await open('JOIN');
    await fill(registration);
    const name = await screen.findByLabelText('Stable name');
    await waitFor(() => expect(name).toHaveFocus());
    await expect(screen.getByRole('alert')).toHaveTextContent(
      /^Another stable already has this name\./,
    );
  },
});

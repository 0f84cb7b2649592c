import { HttpResponse, http } from 'msw';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { paths } from '../../shared/paths.ts';
import { race } from '../../storybook/fixtures.ts';
import { bodiesOf, sentCalls } from '../../storybook/mockNetwork.ts';
import { pageStoryArgs, pageStoryMeta } from '../../storybook/pageStoryMeta.ts';
import { ada, ben, type Player } from '../../storybook/players.ts';
import { expectTold, mobile } from '../../storybook/refusals.ts';
import { tokenOf } from '../../storybook/requestHandlers/authHandlers.ts';
import { awaitMail, forgetAwaitedMail } from './awaitedMail.ts';

const meta = preview.meta({
  ...pageStoryMeta,
  title: 'Pages/Mail link',
  tags: ['!autodocs'],
  args: pageStoryArgs,
});

/** Where the account service leads after the link of a mail. */
const arrival = (player: Player, type: 'signup' | 'recovery') =>
  `/#${new URLSearchParams({
    access_token: tokenOf(player),
    refresh_token: 'refresh',
    expires_in: '3600',
    token_type: 'bearer',
    type,
  })}`;
const expired = '/#error=access_denied&error_code=otp_expired&error_description=Call+us';
const enterRace = paths.enterRace({ raceId: race.id });

/** This browser has asked for a mail to Ada. */
const asked = (kind: 'confirmation' | 'recovery', place: string) => () => {
  awaitMail({ kind, email: ada.account.email, place });
  return forgetAwaitedMail;
};

const accountMenu = (stable: string) =>
  screen.findByRole('button', { name: `${stable}, account menu` });
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

export const TestConfirmed = meta.story({
  name: 'Test: the confirmation mail leads back to where its player registered',
  args: { path: arrival(ada, 'signup') },
  beforeEach: asked('confirmation', enterRace),
  play: async ({ canvas }) => {
    await accountMenu(ada.stable.name);
    await heading('Enter Race');
    await canvas.findByRole('button', { name: race.name, pressed: true });
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
});

export const TestRecovery = meta.story({
  name: 'Test: the link of a recovery mail asks for a new password, and ends there',
  args: {
    path: arrival(ada, 'recovery'),
    handlers: () => [
      http.put('*/auth/v1/user', () => HttpResponse.json({ id: 'ada', user_metadata: {} })),
    ],
  },
  beforeEach: async () => {
    // At hand, so that the story times no script.
    await import('./NewPasswordPage.tsx');
    return asked('recovery', enterRace)();
  },
  play: async ({ canvas }) => {
    await heading('New password');
    await userEvent.click(await canvas.findByLabelText('New password'));
    await userEvent.keyboard('six furlongs{Enter}');
    await expect(await canvas.findByText(/^Your password is changed/)).toHaveTextContent(
      'Wherever else you were logged in, your session ends.',
    );
    await expect(bodiesOf('PUT user')).toMatchObject([{ password: 'six furlongs' }]);
    await userEvent.click(canvas.getByRole('link', { name: 'Go on' }));
    await heading('Enter Race');
  },
});

export const TestNewPasswordRefused = meta.story({
  name: 'Test: a weak new password is refused above the form, with the reasons, and its field is marked',
  args: {
    player: ada,
    path: paths.newPassword,
    handlers: () => [
      http.put('*/auth/v1/user', () =>
        HttpResponse.json(
          { error_code: 'weak_password', msg: '', weak_password: { reasons: ['pwned'] } },
          { status: 422 },
        ),
      ),
    ],
  },
  play: async ({ canvas }) => {
    const password = await canvas.findByLabelText('New password');
    await userEvent.click(password);
    await userEvent.keyboard('password{Enter}');
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'This password is too weak: it is known from a leak.',
    );
    await expect(password).toBeInvalid();
    await expect(password).toHaveFocus();
  },
});

export const TestStaleLink = meta.story({
  name: 'Test: a link that was followed a while ago asks for a code of another mail',
  args: {
    player: ada,
    path: paths.newPassword,
    handlers: () => {
      let asked = 0;
      return [
        http.get('*/auth/v1/reauthenticate', () => HttpResponse.json({})),
        http.put('*/auth/v1/user', () => {
          asked += 1;
          if (asked > 1) return undefined;
          return HttpResponse.json(
            { error_code: 'reauthentication_needed', msg: 'This needs a login.' },
            { status: 400 },
          );
        }),
      ];
    },
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByLabelText('New password'));
    await userEvent.keyboard('six furlongs{Enter}');
    await userEvent.click(await canvas.findByRole('button', { name: 'Mail Me a Code' }));
    await expect(await canvas.findByText('A code is on its way to your address.')).toBeVisible();
    await userEvent.type(canvas.getByLabelText('Code of the mail'), ' 123456 ');
    await userEvent.click(canvas.getByRole('button', { name: 'SAVE PASSWORD' }));
    await expect(await canvas.findByText(/^Your password is changed/)).toBeVisible();
    await expect(bodiesOf('PUT user').at(-1)).toMatchObject({
      password: 'six furlongs',
      nonce: '123456',
    });
  },
});

/** Somebody who is not logged in has come to the page of the new password. */
export const NewPasswordSignedOut = meta.story({
  args: { path: paths.newPassword },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'SEND ME A LINK' }));
    await expect(
      await screen.findByRole('dialog', { name: 'Forgot your password?' }),
    ).toBeVisible();
  },
});

/** The page to which the link of a recovery mail leads. */
export const NewPassword = meta.story({
  args: { path: paths.newPassword, player: ada },
  play: async ({ canvas }) => {
    await canvas.findByLabelText('New password');
    await accountMenu(ada.stable.name);
  },
});

export const TestForeignLink = meta.story({
  name: 'Test: a link with somebody’s tokens logs nobody in without asking',
  args: { path: arrival(ben, 'signup') },
  play: async ({ canvas }) => {
    const question = within(await screen.findByRole('dialog', { name: 'Log in with this link?' }));
    await expect(question.getByText(ben.account.email)).toBeVisible();
    await userEvent.click(question.getByRole('button', { name: 'Do not log in' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(canvas.getByRole('button', { name: 'LOGIN' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /account menu$/ })).toBeNull();
  },
});

export const TestForeignLinkSignedIn = meta.story({
  name: 'Test: whoever is logged in stays, until the question is answered otherwise',
  args: { path: arrival(ben, 'signup'), player: ada },
  play: async () => {
    const question = within(await screen.findByRole('dialog', { name: 'Log in with this link?' }));
    await accountMenu(ada.stable.name);
    await userEvent.click(question.getByRole('button', { name: 'LOGIN' }));
    await accountMenu(ben.stable.name);
    await heading(ben.stable.name);
  },
});

export const TestExpired = meta.story({
  name: 'Test: a link that has expired says so, offers a new one and ends the session',
  args: { path: expired, player: ada },
  beforeEach: asked('recovery', '/'),
  play: async ({ canvas }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Forgot your password?' }));
    await expect(dialog.getByRole('alert')).toHaveTextContent(
      'This link has expired or was used already. Ask for a new one.',
    );
    await canvas.findByRole('button', { name: 'JOIN' });
    await expect(dialog.getByLabelText('E-mail')).toHaveValue(ada.account.email);
    await userEvent.click(dialog.getByRole('button', { name: 'SEND LINK' }));
    await dialog.findByText(/^If this address has an account/);
  },
});

export const TestErrorInQuery = TestExpired.extend({
  name: 'Test: … also where the error stands in the query, which is taken out of the address',
  args: { path: `/races/future-races?${expired.slice(2)}&track=kingsmere` },
  play: async (story) => {
    await TestExpired.input.play?.(story);
    await expect(story.canvas.getByText('/races/future-races?track=kingsmere')).toBeInTheDocument();
  },
});

/** Answers who a link belongs to, so often; then the account service fails. */
const failingAfter = (answers: number, failure: () => Response) => () => {
  let asked = 0;
  return [
    http.get('*/auth/v1/user', () => {
      asked += 1;
      return asked > answers ? failure() : undefined;
    }),
  ];
};

export const TestLinkOffline = meta.story({
  name: 'Test: a link that could not be looked up says so',
  ...mobile,
  args: {
    path: arrival(ada, 'signup'),
    handlers: failingAfter(0, () => HttpResponse.error()),
  },
  beforeEach: asked('confirmation', '/'),
  play: () => expectTold('offline'),
});

export const TestLinkNotOpened = meta.story({
  name: 'Test: … and one that could not be followed',
  ...mobile,
  args: {
    path: arrival(ada, 'signup'),
    handlers: failingAfter(1, () => HttpResponse.json({}, { status: 503 })),
  },
  beforeEach: asked('confirmation', '/'),
  play: () => expectTold('server_failed'),
});

export const TestForgedTokens = meta.story({
  name: 'Test: tokens that nobody has given out are refused',
  args: {
    path: '/#access_token=a.b.c&refresh_token=d',
  },
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent('This link did not work.');
    await expect(sentCalls()).not.toContain('POST token');
  },
});

import { refusalsOf } from '@furlong/backend/refusals';
import { DAY, type GameErrorCode, gameErrors, HOUR } from '@furlong/game/rules';
import { HttpResponse, http, type RequestHandler } from 'msw';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { accountAnswer, missingSession } from '../../storybook/accountRefusals.ts';
import { failing, refusal, silent } from '../../storybook/backendStates.ts';
import { game } from '../../storybook/game.ts';
import { bodiesOf, sentCalls } from '../../storybook/mockNetwork.ts';
import { moment } from '../../storybook/moment.ts';
import { pageStoryArgs, pageStoryMeta } from '../../storybook/pageStoryMeta.ts';
import { ada, type Player, type PlayerSecurity } from '../../storybook/players.ts';
import { mobile, press, readEach, refused } from '../../storybook/refusals.ts';
import { rightCode } from '../../storybook/requestHandlers/securityHandlers.ts';

const meta = preview.meta({
  ...pageStoryMeta,
  title: 'Pages/My Details',
  tags: ['!autodocs'],
  args: { ...pageStoryArgs, path: '/account/my-details', player: ada },
});

/** Ada's account as she has set it up. */
function with_(security: Partial<PlayerSecurity>, account: Partial<Player['account']> = {}) {
  const player = {
    ...ada,
    account: { ...ada.account, ...account },
    security: { ...ada.security, ...security },
  };
  return { player, game: { ...game, players: [player] } };
}

const app = { id: 'phone', name: 'Authenticator app', since: moment - 40 * DAY };

const elsewhere = Array.from({ length: 7 }, (_, index) => ({
  id: `there-${index}`,
  isCurrent: false,
  userAgent:
    index === 0
      ? 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1'
      : null,
  address: index === 0 ? '2001:db8:85a3:8d3:1319:8a2e:370:7348' : '198.51.100.4',
  signedInAt: moment - (index + 2) * DAY,
  seenAt: moment - (index + 1) * HOUR,
}));
const manySessions = { sessions: [...ada.security.sessions, ...elsewhere] };

const section = async (name: string) => {
  const heading = await screen.findByRole('heading', { level: 2, name });
  return within(heading.closest('section') ?? document.body);
};
const click = async (name: string | RegExp, region = within(document.body)) =>
  userEvent.click(await region.findByRole('button', { name }));
const type = async (label: string, text: string) => {
  const field = await screen.findByLabelText(label);
  await userEvent.clear(field);
  await userEvent.type(field, text);
};

export const Success = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Others read: Ada B.')).toBeVisible();
    await expect(await canvas.findByText(/^Firefox on Linux/)).toBeVisible();
    await expect(await canvas.findByText(/Telephone numbers are not used/)).toBeVisible();
  },
});

export const Guarded = meta.story({
  args: with_({ factors: [app], codesLeft: 7, ...manySessions }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('7 of 10 are left.')).toBeVisible();
  },
});

export const GuardedDark = meta.story({
  args: with_({ factors: [app], codesLeft: null, ...manySessions }),
  globals: { theme: 'dark' },
});

export const LongNames = meta.story({
  args: with_(
    {
      newEmail: `${'margaret-anne-'.repeat(4)}hale@a-very-long-name-of-a-stable.example`,
      factors: [{ ...app, name: 'The telephone that lies in the tack room, on the shelf, left' }],
      codesLeft: 10,
      ...manySessions,
    },
    { email: `${'margaret-anne-'.repeat(4)}hale@stables.example` },
  ),
});

export const TestChoice = meta.story({
  name: 'Test: an owner chooses what others read of the name',
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('radio', { name: /First name and initial/ }),
    ).toBeChecked();
    await userEvent.click(canvas.getByRole('radio', { name: /The stable alone/ }));
    await expect(await canvas.findByText('Others read: your stable’s name alone')).toBeVisible();
    await expect(canvas.getByRole('radio', { name: /The stable alone/ })).toBeChecked();
  },
});

export const TestEmail = meta.story({
  name: 'Test: another address waits until both have confirmed it',
  play: async ({ canvas }) => {
    await type('New e-mail', 'nowhere');
    await click('Send the Links');
    await expect(canvas.getByText('Please enter a valid e-mail address')).toBeVisible();
    await type('New e-mail', ada.account.email.toUpperCase());
    await expect(canvas.getByText('This is your address already.')).toBeVisible();
    await type('New e-mail', 'ada@moved.example');
    await click('Send the Links');
    await expect(await canvas.findByText(/^ada@moved\.example takes its place once/)).toBeVisible();
    await expect(canvas.getByLabelText('New e-mail')).toHaveValue('');
  },
});

export const TestEmailConfirmed = meta.story({
  name: 'Test: who follows the first of both links reads that there is another',
  args: {
    ...with_({ newEmail: 'ada@moved.example' }),
    path: `/account/my-details#${new URLSearchParams({
      message: 'Please proceed to confirm link sent to the other email',
      type: 'email_change',
    })}`,
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^One address is confirmed/)).toBeVisible();
  },
});

export const TestPassword = meta.story({
  name: 'Test: a new password is set by the old one, with advice that stops nobody',
  play: async ({ canvas }) => {
    await click('Change Password');
    await expect(await canvas.findByText('Please fill in this field')).toBeVisible();
    await type('Present password', 'a long secret');
    await type('New password', 'qwerty');
    await expect(canvas.getByText(/tried first/)).toBeVisible();
    await click('Change Password');
    await expect(await canvas.findByText(/^Your password is changed/)).toBeVisible();
    await expect(bodiesOf('PUT user')).toMatchObject([
      { password: 'qwerty', current_password: 'a long secret' },
    ]);
  },
});

export const TestPasswordByMail = meta.story({
  name: 'Test: … or by the code of a mail',
  play: async ({ canvas }) => {
    await click('Forgotten? Mail me a code');
    await type('Code of the mail', '1234 5678 9012');
    await type('New password', 'four words in a row');
    await click('Change Password');
    await expect(await canvas.findByText(/^Your password is changed/)).toBeVisible();
    await expect(sentCalls()).toContain('GET reauthenticate');
    await expect(bodiesOf('PUT user')).toMatchObject([{ nonce: '123456789012' }]);
  },
});

export const TestEnrolment = meta.story({
  name: 'Test: an authenticator app is added, from its picture to the recovery codes',
  play: async ({ canvas }) => {
    await click('Add an Authenticator App');
    await click('Go On');
    await expect(await canvas.findByRole('img', { name: /^QR code/ })).toBeVisible();
    await click('Add This App');
    await expect(canvas.getByText('A code has six digits.')).toBeVisible();
    await type('Code of your app', '000000');
    await click('Add This App');
    await expect(await canvas.findByText(/^This code is wrong/)).toBeVisible();
    await type('Code of your app', rightCode);
    await click('Add This App');
    await click('Show Recovery Codes');
    const list = await canvas.findByRole('list', { name: 'Recovery codes' });
    await expect(within(list).getAllByRole('listitem')).toHaveLength(10);
    await expect(within(list).getByText('k4m9-x7qp-2ab8-ht0z')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Done' })).toBeDisabled();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'I have kept them' }));
    await click('Done');
    await expect(await canvas.findByText('10 of 10 are left.')).toBeVisible();
    await expect(canvas.getByText('Added today')).toBeVisible();
  },
});

export const TestRemoval = meta.story({
  name: 'Test: an app is removed with a code of it',
  args: with_({ factors: [app], codesLeft: 3 }),
  play: async ({ canvas }) => {
    await click(/^Remove: /);
    await expect(canvas.getByText(/your recovery codes go with it/)).toBeVisible();
    await type('Code of your app', rightCode);
    await click('Remove It');
    await expect(await canvas.findByText(/^None. Whoever has your password/)).toBeVisible();
  },
});

export const TestNewCodes = meta.story({
  name: 'Test: new recovery codes take the place of those before',
  args: with_({ factors: [app], codesLeft: 1 }),
  play: async ({ canvas }) => {
    await click('Make New Codes');
    await type('Code of your app', rightCode);
    await click('Show New Codes');
    await expect(await canvas.findByText(/^These codes are shown once/)).toBeVisible();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'I have kept them' }));
    await click('Done');
    await expect(await canvas.findByText('10 of 10 are left.')).toBeVisible();
  },
});

export const TestSessions = meta.story({
  name: 'Test: a session is ended, then the others, after a question',
  args: with_(manySessions),
  play: async ({ canvas }) => {
    const sessions = await section('Sessions');
    await expect(await sessions.findAllByRole('listitem')).toHaveLength(5);
    await click('Show 3 more', sessions);
    await expect(sessions.getAllByRole('listitem')).toHaveLength(8);
    await click(/^Sign out: Safari on iOS/, sessions);
    await waitFor(() => expect(sessions.getAllByRole('listitem')).toHaveLength(7));
    await click('Sign Out the Others', sessions);
    await expect(canvas.getByText(/^6 sessions elsewhere will end/)).toBeVisible();
    await click('Keep Them', sessions);
    await click('Sign Out the Others', sessions);
    await click('End the Others', sessions);
    await waitFor(() => expect(sessions.getAllByRole('listitem')).toHaveLength(1));
    await expect(canvas.getByRole('button', { name: 'Sign Out the Others' })).toBeDisabled();
  },
});

export const TestEverywhere = meta.story({
  name: 'Test: every session ends, and this one with them',
  args: with_(manySessions),
  play: async ({ canvas }) => {
    const sessions = await section('Sessions');
    await click('Sign Out Everywhere', sessions);
    await click('End All', sessions);
    await expect(await canvas.findByText('Sign in to see your stable')).toBeVisible();
    await expect(sentCalls()).toContain('POST logout');
  },
});

export const Loading = meta.story({ args: { handlers: () => [silent] } });
export const Failed = meta.story({ args: { handlers: () => [failing] } });

export const Refused = meta.story(
  refused('show_owner_name', { path: '/account/my-details' }, async (round) => {
    const names = [/The stable alone/, /Full name/];
    await userEvent.click(
      await screen.findByRole('radio', { name: names[round % 2] ?? /Full name/ }),
    );
  }),
);

export const RefusedEnd = meta.story(
  refused('end_session', with_(manySessions), async () => {
    const sessions = await section('Sessions');
    await click(/^Sign out: Safari on iOS/, sessions);
  }),
);

interface Form {
  asked: (answer: () => Response) => RequestHandler;
  codes: readonly GameErrorCode[];
  again: (round: number) => Promise<void>;
}

/** What each form of the page may be refused with, by the account service. */
const forms = {
  email: {
    asked: (answer) => http.put('*/auth/v1/user', answer),
    codes: ['second_factor_needed', 'too_many_requests', 'email_exists'],
    again: async (round: number) => {
      if (round === 0) await type('New e-mail', 'ada@moved.example');
      await press('Send the Links', round);
    },
  },
  password: {
    asked: (answer) => http.put('*/auth/v1/user', answer),
    codes: [
      'current_password_invalid',
      'current_password_required',
      'reauthentication_needed',
      'reauthentication_not_valid',
      'same_password',
      'weak_password',
      'second_factor_needed',
    ],
    again: async (round: number) => {
      if (round === 0) {
        await type('Present password', 'a long secret');
        await type('New password', 'another secret');
      }
      await press('Change Password', round);
    },
  },
  mail: {
    asked: (answer) => http.get('*/auth/v1/reauthenticate', answer),
    codes: ['too_many_requests', 'otp_disabled'],
    again: (round: number) => press('Forgotten? Mail me a code', round),
  },
  enrolment: {
    asked: (answer) => http.post('*/auth/v1/factors', answer),
    codes: ['mfa_factor_name_conflict', 'too_many_enrolled_mfa_factors', 'second_factor_needed'],
    again: async (round: number) => {
      if (round === 0) await click('Add an Authenticator App');
      await press('Go On', round);
    },
  },
} satisfies Record<string, Form>;

/** A story that reads every refusal of a form where it was caused. */
const readsForm = ({ asked, codes, again }: Form) => ({
  ...mobile,
  args: {
    handlers: () => {
      const next = [...codes];
      return [asked(() => accountAnswer(next.shift() ?? 'server_failed'))];
    },
  },
  play: () => readEach(codes, again),
});

export const RefusedEmail = meta.story(readsForm(forms.email));
export const RefusedPassword = meta.story(readsForm(forms.password));
export const RefusedMail = meta.story(readsForm(forms.mail));
export const RefusedEnrolment = meta.story(readsForm(forms.enrolment));

export const TestStaleLogin = meta.story({
  name: 'Test: a login of a while ago is asked for the password before an app is added',
  args: {
    handlers: () => {
      let isFresh = false;
      return [
        http.post('*/auth/v1/token', () => {
          isFresh = true;
          return undefined;
        }),
        http.post('*/auth/v1/factors', () =>
          isFresh ? undefined : accountAnswer('reauthentication_needed'),
        ),
      ];
    },
  },
  play: async ({ canvas }) => {
    await click('Add an Authenticator App');
    await click('Go On');
    await type('Your password', 'a long secret');
    await click('Go On');
    await expect(await canvas.findByRole('img', { name: /^QR code/ })).toBeVisible();
  },
});

export const TestRefusedScope = meta.story({
  name: 'Test: sessions that could not be ended are not said to have',
  args: {
    ...with_(manySessions),
    handlers: () => [http.post('*/auth/v1/logout', () => HttpResponse.json({}, { status: 500 }))],
  },
  play: async ({ canvas }) => {
    const sessions = await section('Sessions');
    for (const [ask, end] of [
      ['Sign Out the Others', 'End the Others'],
      ['Sign Out Everywhere', 'End All'],
    ] as const) {
      await click(ask, sessions);
      await click(end, sessions);
      await expect(await canvas.findByText(gameErrors.server_failed)).toBeVisible();
      await click('Keep Them', sessions);
    }
    await expect(sessions.getByText(/^Firefox on Linux/)).toBeVisible();
  },
});

export const TestMissingSession = meta.story({
  name: 'Test: a session that is missing leads to the login',
  args: {
    handlers: () => [
      http.put('*/auth/v1/user', missingSession),
      http.post('*/auth/v1/token', missingSession),
    ],
  },
  play: async () => {
    await type('New e-mail', 'ada@moved.example');
    await click('Send the Links');
    const dialog = within(await screen.findByRole('dialog', { name: 'Log in' }));
    await expect(dialog.getByRole('alert')).toHaveTextContent(/^Your session has ended/);
  },
});

export const SessionsRefused = meta.story({
  args: {
    handlers: () => [
      http.post('*/rest/v1/rpc/my_sessions', () => refusal(refusalsOf.my_sessions[1])),
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Your sessions could not be loaded')).toBeVisible();
    await expect(canvas.getByText(gameErrors.second_factor_needed)).toBeVisible();
  },
});

export const TestNames = meta.story({
  name: 'Test: the full name is changed, and the stable renamed, once a season',
  play: async ({ canvas }) => {
    await type('Full name', 'Ada Maria Bell');
    await click('Change Name');
    await waitFor(() =>
      expect(bodiesOf('POST rpc/change_owner_name')).toMatchObject([
        { p_full_name: 'Ada Maria Bell' },
      ]),
    );
    await type('Stable name', 'Quarry Lane');
    await click('Rename Stable');
    await waitFor(() =>
      expect(bodiesOf('POST rpc/rename_stable')).toMatchObject([{ p_name: 'Quarry Lane' }]),
    );
    await expect(await canvas.findByText(/^Your stable was renamed this season/)).toBeVisible();
    await expect(canvas.getByLabelText('Stable name')).toBeDisabled();
  },
});

export const Renamed = meta.story({
  args: { game: { ...game, players: [{ ...ada, renamed: true }] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Stable name')).toBeDisabled();
  },
});

/** Another name each time, so that it is sent. */
const renaming = (label: string, button: string) => async (round: number) => {
  await type(label, `Quarry Lane ${round}`);
  await press(button, round);
};

export const RefusedRenaming = meta.story(
  refused(
    'rename_stable',
    { path: '/account/my-details' },
    renaming('Stable name', 'Rename Stable'),
  ),
);

export const RefusedFullName = meta.story(
  refused(
    'change_owner_name',
    { path: '/account/my-details' },
    renaming('Full name', 'Change Name'),
  ),
);

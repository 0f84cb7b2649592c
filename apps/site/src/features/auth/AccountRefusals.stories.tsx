import type { GameErrorCode } from '@furlong/game/rules';
import { HttpResponse, http } from 'msw';
import { screen, userEvent } from 'storybook/test';
import preview from '#.storybook/preview';
import { paths } from '../../shared/paths.ts';
import { accountRefusals, refusingAccount } from '../../storybook/accountRefusals.ts';
import { pageStoryArgs, pageStoryMeta } from '../../storybook/pageStoryMeta.ts';
import { ada } from '../../storybook/players.ts';
import { mobile, press, readEach } from '../../storybook/refusals.ts';
import { forgetAwaitedMail } from './awaitedMail.ts';
import type * as mutations from './mutations.ts';

const meta = preview.meta({
  ...pageStoryMeta,
  ...mobile,
  title: 'Pages/Account Refusals',
  tags: ['!autodocs'],
  args: { ...pageStoryArgs, path: paths.futureRaces },
});

interface Form {
  /** Of the account service. */
  path: string;
  /** What leads there from the form before. */
  way: readonly string[];
  fields: Record<string, string>;
  submit: string;
}

const address = { 'E-mail': ada.account.email };
const credentials = { ...address, Password: 'a long secret' };

/** Every attempt of the dialog: what follows the link of a mail has stories of its own. */
const forms = {
  logInMutation: { path: 'token', way: [], fields: credentials, submit: 'LOGIN' },
  recoverMutation: {
    path: 'recover',
    way: ['Forgot your password?'],
    fields: address,
    submit: 'SEND LINK',
  },
  resendMutation: {
    path: 'resend',
    way: ['LOGIN', 'No confirmation mail?'],
    fields: address,
    submit: 'SEND AGAIN',
  },
  signUpMutation: {
    path: 'signup',
    way: ['LOGIN', 'JOIN'],
    fields: { 'Full name': 'Ada Bell', 'Stable name': 'Silver Birch', ...credentials },
    submit: 'JOIN',
  },
} satisfies Record<
  Exclude<
    keyof typeof mutations,
    `${'identifyLink' | 'openLink' | 'changePassword' | 'signOut' | 'code'}Mutation`
  >,
  Form
>;

async function fill(fields: Record<string, string>) {
  for (const [label, value] of Object.entries(fields)) {
    const field = await screen.findByLabelText(label);
    await userEvent.clear(field);
    await userEvent.click(field);
    await userEvent.paste(value);
  }
}

/** Sends a form of the dialog so often, and reads each refusal. */
async function readForm({ submit }: Form, codes: readonly GameErrorCode[]) {
  const dialog = await screen.findByRole('dialog');
  await readEach(codes, (round) => press(submit, round, dialog));
}

const nameRefusals = ['stable_name_invalid', 'stable_name_taken'] as const;

export const TestDialog = meta.story({
  name: 'Test: whatever the account service refuses is read in each form of the dialog',
  args: {
    handlers: () => {
      const names = [...accountRefusals.map(() => 'ok'), ...nameRefusals];
      return [
        ...Object.values(forms).map(({ path }) => refusingAccount(path)),
        http.post('*/rest/v1/rpc/stable_name_available', () => HttpResponse.json(names.shift())),
      ];
    },
  },
  beforeEach: () => forgetAwaitedMail,
  play: async () => {
    await press('LOGIN', 0);
    for (const form of Object.values(forms)) {
      for (const step of form.way) await press(step, 0, await screen.findByRole('dialog'));
      await fill(form.fields);
      await readForm(form, accountRefusals);
    }
    // What the game itself refuses before an account is made.
    await readForm(forms.signUpMutation, nameRefusals);
    await fill({ 'Full name': 'Ada '.repeat(21) });
    await readForm(forms.signUpMutation, ['owner_name_invalid']);
  },
});

export const TestNewPassword = meta.story({
  name: 'Test: … and on the page of the new password',
  args: { player: ada, path: paths.newPassword, handlers: () => [refusingAccount('user')] },
  play: async () => {
    await fill({ 'New password': 'a long secret' });
    await readEach(accountRefusals, (round) => press('SAVE PASSWORD', round));
  },
});

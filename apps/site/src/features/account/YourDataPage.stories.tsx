import { refusalsOf } from '@furlong/backend/refusals';
import { DAY, type GameErrorCode, HOUR } from '@furlong/game/rules';
import { HttpResponse, http } from 'msw';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { failing, refusal, silent, slow } from '../../storybook/backendStates.ts';
import { game } from '../../storybook/game.ts';
import { bodiesOf, requestWaves } from '../../storybook/mockNetwork.ts';
import { moment } from '../../storybook/moment.ts';
import { pageStoryArgs, pageStoryMeta } from '../../storybook/pageStoryMeta.ts';
import { ada, type Player } from '../../storybook/players.ts';
import {
  mobile,
  press,
  pressInDialog,
  readEach,
  refused,
  refusing,
} from '../../storybook/refusals.ts';

const path = '/account/your-data';
const link = `${path}?export=${'a1'.repeat(32)}`;

const having = (more: Partial<Player>) => ({ game: { ...game, players: [{ ...ada, ...more }] } });

const meta = preview.meta({
  ...pageStoryMeta,
  title: 'Pages/Your Data',
  tags: ['!autodocs'],
  args: { ...pageStoryArgs, path, player: ada },
});

/** Nothing was asked for. */
export const Success = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Mail Me a Link' })).toBeEnabled();
    await expect(canvas.getByRole('button', { name: 'Delete My Account' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Download Your Data' })).toBeNull();
  },
});

export const TestAsk = meta.story({
  name: 'Test: a copy is asked for, and is on its way',
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Mail Me a Link' }));
    await expect(await canvas.findByText(/^It is on its way to your e-mail/)).toBeVisible();
    await expect(bodiesOf('POST rpc/ask_export')).toHaveLength(1);
  },
});

export const Mailed = meta.story({
  args: having({ exported: { askedAt: moment - 2 * HOUR, expiresAt: moment + 2 * DAY } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^The link was mailed\. It is good until/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Mail Me a Link' })).toBeEnabled();
  },
});

/** Where the link of the mail leads. */
export const TestDownload = meta.story({
  name: 'Test: the link of the mail offers the file',
  args: { path: link },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Download Your Data' }));
    await expect(await canvas.findByText('Your browser has saved it.')).toBeVisible();
  },
});

export const TestLeave = meta.story({
  name: 'Test: an account is deleted in two steps, and stays after all',
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Delete My Account' }));
    const dialog = within(await screen.findByRole('dialog'));
    await expect(bodiesOf('POST rpc/leave_game')).toEqual([]);
    await userEvent.click(dialog.getByRole('button', { name: 'Delete in a Week' }));
    await expect(
      await canvas.findByRole('heading', { name: 'Your account will be deleted' }),
    ).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Delete My Account' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Stay' }));
    await expect(await canvas.findByRole('button', { name: 'Delete My Account' })).toBeVisible();
  },
});

export const TestStaleSession = meta.story({
  name: 'Test: a login of a while ago is confirmed first',
  args: {
    handlers: () => {
      let asked = 0;
      return [
        http.post('*/rest/v1/rpc/leave_game', () => {
          asked += 1;
          if (asked === 1) return refusal('reauthentication_needed');
          return HttpResponse.json('2026-11-28T10:00:00+00:00');
        }),
      ];
    },
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Delete My Account' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Delete in a Week' }));
    await userEvent.type(await dialog.findByLabelText('Your password'), 'a long walk');
    await userEvent.click(dialog.getByRole('button', { name: 'Go On' }));
    await waitFor(() => expect(bodiesOf('POST rpc/leave_game')).toHaveLength(2));
  },
});

export const Leaving = meta.story({
  args: having({ leaving: { askedAt: moment - 2 * DAY, leavesAt: moment + 5 * DAY } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/It is deleted on/)).toBeVisible();
  },
});

/** The week is over, and a race is still to be run. */
export const LeavingLate = meta.story({
  args: having({ leaving: { askedAt: moment - 8 * DAY, leavesAt: moment - DAY } }),
  globals: { theme: 'dark' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/as soon as what is under way has ended/)).toBeVisible();
  },
});

export const Loading = meta.story({ args: { handlers: () => [silent] } });

export const Slow = meta.story({
  args: { handlers: () => [slow] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Delete My Account' })).toBeVisible();
    await expect(requestWaves()).toBe(1);
  },
});

export const Failed = meta.story({
  args: { handlers: () => [failing] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Your data could not be looked up')).toBeVisible();
  },
});

export const SignedOut = meta.story({
  args: { player: null },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Sign in/)).toBeVisible();
  },
});

/** What is read in place: a session that is too old is asked for the password instead. */
const inPlace = (codes: readonly GameErrorCode[]) =>
  codes.filter((code) => code !== 'reauthentication_needed');

export const RefusedExport = meta.story({
  ...mobile,
  args: { path, handlers: refusing('ask_export', inPlace(refusalsOf.ask_export)) },
  play: () => readEach(inPlace(refusalsOf.ask_export), (round) => press('Mail Me a Link', round)),
});

export const RefusedLeaving = meta.story({
  ...mobile,
  args: { path, handlers: refusing('leave_game', inPlace(refusalsOf.leave_game)) },
  play: () =>
    readEach(inPlace(refusalsOf.leave_game), (round) =>
      pressInDialog('Delete My Account', 'Delete in a Week', round),
    ),
});

export const RefusedStay = meta.story(
  refused(
    'stay_in_game',
    { path, ...having({ leaving: { askedAt: moment - DAY, leavesAt: moment + 6 * DAY } }) },
    (round) => press('Stay', round),
  ),
);

/** The server reads it for the player, and hands on why not. */
export const RefusedDownload = meta.story({
  ...mobile,
  args: {
    path: link,
    handlers: () => {
      const codes = refusalsOf.read_export.filter((code) => code !== 'not_signed_in');
      return [http.post('*/export/:secret', () => refusal(codes.shift() ?? 'server_failed'))];
    },
  },
  play: () => readEach(refusalsOf.read_export, (round) => press('Download Your Data', round)),
});

import type { Limits } from '@furlong/backend';
import { DAY, HOUR } from '@furlong/game/rules';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { failing, silent, slow } from '../../storybook/backendStates.ts';
import { game } from '../../storybook/game.ts';
import { bodiesOf, requestWaves } from '../../storybook/mockNetwork.ts';
import { moment } from '../../storybook/moment.ts';
import { pageStoryArgs, pageStoryMeta } from '../../storybook/pageStoryMeta.ts';
import { ada, noLimits } from '../../storybook/players.ts';
import { press, refused } from '../../storybook/refusals.ts';

const path = '/account/limits';

const having = (limits: Partial<Limits>) => ({
  game: { ...game, players: [{ ...ada, limits: { ...noLimits, ...limits } }] },
});

const meta = preview.meta({
  ...pageStoryMeta,
  title: 'Pages/Limits',
  tags: ['!autodocs'],
  args: { ...pageStoryArgs, path, player: ada },
});

/** Nothing is set. */
export const Success = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Time in a day' })).toBeVisible();
    await expect(canvas.getByText('35 minutes')).toBeVisible();
    await expect(canvas.getByRole('combobox', { name: 'Remind me every' })).toHaveValue('none');
  },
});

/** Limits of every kind; one waits to be raised. */
export const Set_ = meta.story({
  name: 'Set',
  args: having({
    weeklyCredits: { amount: 100, next: { amount: 350, at: moment + 20 * HOUR } },
    dailyMinutes: { amount: 90, next: null },
    reminderMinutes: 45,
    creditsTaken: 100,
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^\$100\. From .+: \$350$/)).toBeVisible();
    await expect(canvas.getByRole('combobox', { name: 'At most in a day' })).toHaveValue('90');
    await expect(canvas.getByRole('combobox', { name: 'Remind me every' })).toHaveValue('45');
  },
});

export const TestLower = meta.story({
  name: 'Test: a limit that is lowered holds at once, and one that is raised a day later',
  play: async ({ canvas }) => {
    const field = await canvas.findByRole('combobox', { name: 'At most in a day' });
    const set = canvas.getByRole('button', { name: 'Set Time' });
    await userEvent.selectOptions(field, '1 hour');
    await userEvent.click(set);
    await expect(await canvas.findByText('It holds from now on.')).toBeVisible();
    await userEvent.selectOptions(field, '2 hours');
    await userEvent.click(set);
    await expect(await canvas.findByText(/Until then the old limit holds/)).toBeVisible();
    await expect(await canvas.findByText(/^1 hour\. From .+: 2 hours$/)).toBeVisible();
  },
});

export const TestPause = meta.story({
  name: 'Test: a pause is begun in two steps, and then says until when',
  play: async ({ canvas }) => {
    await userEvent.selectOptions(
      await canvas.findByRole('combobox', { name: 'How long' }),
      'Pause for 6 weeks',
    );
    const form = within(
      canvas.getByRole('heading', { name: /^A pause/ }).closest('form') ?? fail(),
    );
    await userEvent.click(form.getByRole('button', { name: 'Continue' }));
    await expect(bodiesOf('POST rpc/pause_play')).toEqual([]);
    await userEvent.click(form.getByRole('button', { name: 'Pause for 6 Weeks' }));
    await expect(await canvas.findByText(/^You have paused play until/)).toBeVisible();
    await waitFor(() => expect(bodiesOf('POST rpc/pause_play')).toMatchObject([{ p_days: 42 }]));
  },
});

const fail = () => {
  throw new Error('A pause has no form.');
};

export const Paused = meta.story({
  args: having({ pause: { kind: 'pause', endsAt: moment + 3 * DAY } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^You have paused play until/)).toBeVisible();
  },
});

export const Excluded = meta.story({
  args: having({ pause: { kind: 'exclusion', endsAt: moment + 300 * DAY } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^You have excluded yourself until/)).toBeVisible();
  },
});

export const Loading = meta.story({ args: { handlers: () => [silent] } });

export const Slow = meta.story({
  args: { handlers: () => [slow] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('35 minutes')).toBeVisible();
    await expect(requestWaves()).toBe(1);
  },
});

export const Failed = meta.story({
  args: { handlers: () => [failing] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Your limits could not be loaded')).toBeVisible();
  },
});

export const SignedOut = meta.story({
  args: { player: null },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Sign in/)).toBeVisible();
  },
});

export const RefusedLimit = meta.story(
  refused('set_limit', { path }, async (round) => {
    await press('Set Reminder', round);
  }),
);

export const RefusedPause = meta.story(
  refused('pause_play', { path }, async (round) => {
    await screen.findByRole('combobox', { name: 'How long' });
    await press('Continue', round);
    await press('Pause for 24 Hours', round);
  }),
);

import { expect, screen, userEvent, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { failing, silent, slow } from '../../storybook/backendStates.ts';
import { game } from '../../storybook/game.ts';
import { bodiesOf, requestWaves } from '../../storybook/mockNetwork.ts';
import { pageStoryArgs, pageStoryMeta } from '../../storybook/pageStoryMeta.ts';
import { ada, noMails } from '../../storybook/players.ts';
import { refused } from '../../storybook/refusals.ts';

const path = '/account/email-preferences';

const meta = preview.meta({
  ...pageStoryMeta,
  title: 'Pages/Email Preferences',
  tags: ['!autodocs'],
  args: { ...pageStoryArgs, path, player: ada },
});

/** Nothing is mailed that nobody asked for. */
export const Success = meta.story({
  play: async ({ canvas }) => {
    for (const name of ['Race results', 'Outbid and sold', 'Weekly summary']) {
      await expect(await canvas.findByRole('combobox', { name })).toHaveValue('off');
    }
    await expect(canvas.getByText(/ada@stable\.example/)).toBeVisible();
  },
});

export const Chosen = meta.story({
  args: {
    game: {
      ...game,
      players: [
        {
          ...ada,
          mails: { ...noMails, results: 'daily', market: 'at_once', week: 'weekly' },
        },
      ],
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('combobox', { name: 'Race results' })).toHaveValue(
      'daily',
    );
    await expect(canvas.getByRole('combobox', { name: 'Weekly summary' })).toHaveValue('weekly');
  },
});

export const TestChoice = meta.story({
  name: 'Test: when a kind of news is mailed is chosen at once',
  play: async ({ canvas }) => {
    const field = await canvas.findByRole('combobox', { name: 'Outbid and sold' });
    await userEvent.selectOptions(field, 'At once');
    await waitFor(() => expect(field).toBeEnabled());
    await expect(field).toHaveValue('at_once');
    await expect(bodiesOf('POST rpc/choose_mails')).toMatchObject([
      { p_kind: 'market', p_timing: 'at_once' },
    ]);
  },
});

export const Loading = meta.story({ args: { handlers: () => [silent] } });

export const Slow = meta.story({
  args: { handlers: () => [slow] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('combobox', { name: 'Race results' })).toBeVisible();
    await expect(requestWaves()).toBe(1);
  },
});

export const Failed = meta.story({
  args: { handlers: () => [failing] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Your preferences could not be loaded')).toBeVisible();
  },
});

export const SignedOut = meta.story({
  args: { player: null },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Sign in/)).toBeVisible();
  },
});

export const Refused = meta.story(
  refused('choose_mails', { path }, async (round) => {
    const field = await screen.findByRole('combobox', { name: 'Weekly summary' });
    field.scrollIntoView({ block: 'start' });
    await waitFor(() => expect(field).toBeEnabled());
    await userEvent.selectOptions(field, round % 2 === 0 ? 'On Mondays' : 'Off');
  }),
);

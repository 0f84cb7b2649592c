import { profileParts } from '@furlong/game/rules';
import { expect, userEvent, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { failing, silent, slow } from '../../storybook/backendStates.ts';
import { game } from '../../storybook/game.ts';
import { bodiesOf, requestWaves } from '../../storybook/mockNetwork.ts';
import { pageStoryArgs, pageStoryMeta } from '../../storybook/pageStoryMeta.ts';
import { ada } from '../../storybook/players.ts';
import { profiles } from '../../storybook/profiles.ts';
import { press, refused } from '../../storybook/refusals.ts';

const path = '/community/profile';

const meta = preview.meta({
  ...pageStoryMeta,
  title: 'Pages/Profile',
  tags: ['!autodocs'],
  args: { ...pageStoryArgs, path, player: ada },
});

/** What others see is above; words and parts change, and it with them. */
export const Success = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'The Rail' })).toBeVisible();
    await expect((await canvas.findByText('rain')).tagName).toBe('EM');
    await userEvent.click(canvas.getByRole('checkbox', { name: /^Your club/ }));
    const about = canvas.getByRole('textbox', { name: 'About your stable' });
    await userEvent.clear(about);
    await userEvent.type(about, 'Stayers **first**.');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(await canvas.findByText('Saved. Above is what others see.')).toBeVisible();
    await waitFor(() => expect(canvas.queryByRole('link', { name: 'The Rail' })).toBeNull());
    await expect((await canvas.findByText('first')).tagName).toBe('STRONG');
    await expect(bodiesOf('POST rpc/change_profile')).toEqual([
      expect.objectContaining({
        p_about: 'Stayers **first**.',
        p_shows: profileParts.filter((part) => part !== 'club'),
      }),
    ]);
  },
});

export const Empty = meta.story({
  args: {
    game: {
      ...game,
      profiles: {
        ...profiles,
        about: null,
        whole: { horses: [], club: null, lists: [], previews: null },
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nothing yet')).toBeVisible();
  },
});

export const Long = meta.story({
  args: { game: { ...game, profiles: { ...profiles, about: 'gallop'.repeat(166) } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByText(/^gallop/)).toHaveLength(2);
  },
});

export const SignedOut = meta.story({
  args: { player: null },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Sign in/)).toBeVisible();
  },
});

export const Loading = meta.story({
  args: { handlers: () => [silent] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Profile' })).toBeVisible();
    await expect(canvas.queryByText('Nothing yet')).toBeNull();
  },
});

/** Whose it is has to be known before what others see of it is asked for. */
export const Slow = meta.story({
  args: { handlers: () => [slow] },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('button', { name: 'Save' }, { timeout: 5_000 }),
    ).toBeVisible();
    await expect(requestWaves()).toBe(2);
  },
});

export const Failed = meta.story({
  args: { handlers: () => [failing] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Your profile could not be loaded')).toBeVisible();
  },
});

export const NotSaved = meta.story(
  refused('change_profile', { path }, async (round) => {
    await press('Save', round);
  }),
);

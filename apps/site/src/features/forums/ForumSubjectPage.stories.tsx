import { expect, screen, userEvent } from 'storybook/test';
import preview from '#.storybook/preview';
import { paths } from '../../shared/paths.ts';
import { failing, silent, slow } from '../../storybook/backendStates.ts';
import { forums, post, thread } from '../../storybook/forums.ts';
import { game } from '../../storybook/game.ts';
import { bodiesOf, requestWaves } from '../../storybook/mockNetwork.ts';
import { pageStoryArgs, pageStoryMeta } from '../../storybook/pageStoryMeta.ts';
import { ada } from '../../storybook/players.ts';

const path = paths.raceThread('mile');
const known = { ...forums, subjects: { mile: 'Ashford Mile', comet: 'Silver Comet' } };

const meta = preview.meta({
  ...pageStoryMeta,
  title: 'Pages/ForumSubject',
  tags: ['!autodocs'],
  args: { ...pageStoryArgs, path, player: ada, game: { ...game, forums: known } },
});

/** Nobody has talked about the race: what is written first opens its thread. */
export const Success = meta.story({
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'Ashford Mile' }),
    ).toBeVisible();
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Text' }), 'Who goes?');
    await userEvent.click(canvas.getByRole('button', { name: 'Open Thread' }));
    await expect(await canvas.findByRole('link', { name: 'See the Race' })).toHaveAttribute(
      'href',
      '/races/mile',
    );
    await expect(bodiesOf('POST rpc/open_thread')).toEqual([
      expect.objectContaining({ p_section: 'racing', p_race_id: 'mile' }),
    ]);
  },
});

/** A thread that is there is led to. */
export const There = meta.story({
  args: {
    path: paths.horseThread('comet'),
    game: {
      ...game,
      forums: {
        ...known,
        threads: [thread(5, { horseId: 'comet', title: 'Silver Comet', posts: 1 })],
        posts: { 5: [post(1)] },
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'See the Horse' })).toBeVisible();
    await expect(await canvas.findByText('/community/forums/threads/5')).toBeInTheDocument();
  },
});

export const Unknown = meta.story({
  args: { path: paths.raceThread('nothing') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent(/not/i);
  },
});

export const SignedOut = meta.story({
  args: { player: null },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Sign In to Write' })).toBeVisible();
    await expect(screen.queryByRole('textbox', { name: 'Text' })).toBeNull();
  },
});

export const Loading = meta.story({
  args: { handlers: () => [silent] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Back to the race' })).toBeVisible();
  },
});

export const Slow = meta.story({
  args: { player: null, handlers: () => [slow] },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'Ashford Mile' }),
    ).toBeVisible();
    await expect(requestWaves()).toBe(1);
  },
});

export const Failed = meta.story({
  args: { handlers: () => [failing] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The thread could not be loaded')).toBeVisible();
  },
});

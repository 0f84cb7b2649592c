import { gameErrors, MINUTE } from '@furlong/game/rules';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { paths } from '../../shared/paths.ts';
import { failing, silent, slow } from '../../storybook/backendStates.ts';
import { forums, thread } from '../../storybook/forums.ts';
import { game } from '../../storybook/game.ts';
import { bodiesOf, requestWaves } from '../../storybook/mockNetwork.ts';
import { moment } from '../../storybook/moment.ts';
import { pageStoryArgs, pageStoryMeta } from '../../storybook/pageStoryMeta.ts';
import { ada } from '../../storybook/players.ts';
import { press, refused } from '../../storybook/refusals.ts';
import { aPlayer, room } from '../../storybook/room.ts';
import { longName } from '../../storybook/stables.ts';

const path = paths.forumSection('racing');

const meta = preview.meta({
  ...pageStoryMeta,
  title: 'Pages/ForumSection',
  tags: ['!autodocs'],
  args: { ...pageStoryArgs, path, player: ada },
});

/** Pinned first; a thread that was read leads to what is new in it. */
export const Success = meta.story({
  play: async ({ canvas }) => {
    const table = within(await canvas.findByRole('table', { name: /^Threads/ }));
    await expect(table.getByText('Pinned')).toBeVisible();
    await expect(table.getByText('1 new')).toBeVisible();
    await expect(table.getByRole('link', { name: 'The going at Saltmarsh' })).toHaveAttribute(
      'href',
      '/community/forums/threads/2?post=3',
    );
    await expect(canvas.getByText('2 threads shown')).toBeVisible();
  },
});

/** A thread is opened, its draft kept until then, and shown as it will be read. */
export const Opens = meta.story({
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'New Thread' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Open Thread' }));
    await expect(canvas.getByText(gameErrors.thread_title)).toBeVisible();
    await expect(canvas.getByText(gameErrors.post_text)).toBeVisible();
    await userEvent.type(canvas.getByRole('textbox', { name: 'Title' }), 'Who  wins?');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Text' }), '**Comet**, I say.');
    await expect(canvas.getByText('As it will be read')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Open Thread' }));
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Who wins?' })).toBeVisible();
    await expect(bodiesOf('POST rpc/open_thread')).toEqual([
      expect.objectContaining({ p_section: 'racing', p_title: 'Who wins?' }),
    ]);
  },
});

/** The operator opens what is news. */
export const News = meta.story({
  args: { path: paths.forumSection('news') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^The operator opens the threads/)).toBeVisible();
    await expect(await canvas.findByText('No threads yet')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'New Thread' })).toBeNull();
  },
});

/** Who is muted reads until when, and where to appeal. */
export const Muted = meta.story({
  args: {
    game: { ...game, room: { ...room, standing: { ...aPlayer, mutedUntil: moment + MINUTE } } },
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(/^A referee has asked you to write nothing/),
    ).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'New Thread' })).toBeNull();
  },
});

export const Empty = meta.story({
  args: { game: { ...game, forums: { ...forums, threads: [] } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No threads yet')).toBeVisible();
  },
});

/** More than a page, with titles and names as long as they may be. */
export const Long = meta.story({
  args: {
    game: {
      ...game,
      forums: {
        ...forums,
        threads: Array.from({ length: 30 }, (_, index) =>
          thread(index + 1, {
            ...{ title: index % 2 === 0 ? 'gallop'.repeat(16) : null, posts: 10_000 },
            ...{ lastStable: longName, readTo: 3, locked: true, pinned: index < 3 },
          }),
        ),
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('20 threads shown')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /more/i }));
    await expect(await canvas.findByText('30 threads shown')).toBeVisible();
  },
});

export const Unknown = meta.story({
  args: { path: paths.forumSection('nowhere') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent(/not/i);
  },
});

export const SignedOut = meta.story({
  args: { player: null },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Sign In to Write' }));
    await expect(await screen.findByRole('dialog')).toBeVisible();
  },
});

export const Loading = meta.story({
  args: { handlers: () => [silent] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Racing talk' })).toBeVisible();
    await expect(canvas.queryByText('No threads yet')).toBeNull();
  },
});

export const Slow = meta.story({
  args: { handlers: () => [slow] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('2 threads shown')).toBeVisible();
    await expect(requestWaves()).toBe(1);
  },
});

export const Failed = meta.story({
  args: { handlers: () => [failing] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The threads could not be loaded')).toBeVisible();
  },
});

/** Every reason for which no thread is opened is read beside the form. */
export const NotOpened = meta.story(
  refused('open_thread', { path }, async (round) => {
    if (round === 0) {
      await press('New Thread', round);
      await userEvent.type(screen.getByRole('textbox', { name: 'Title' }), 'Who wins?');
    }
    const field = screen.getByRole('textbox', { name: 'Text' });
    await userEvent.clear(field);
    await userEvent.type(field, `Comet, ${round}`);
    await press('Open Thread', round);
    await waitFor(() => expect(field).toBeVisible());
  }),
);

import { refusalsOf } from '@furlong/backend/refusals';
import { gameErrors } from '@furlong/game/rules';
import { http } from 'msw';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { paths } from '../../shared/paths.ts';
import { failing, refusal, silent, slow } from '../../storybook/backendStates.ts';
import { forums, post, thread } from '../../storybook/forums.ts';
import { game } from '../../storybook/game.ts';
import { bodiesOf, requestWaves, sentCalls } from '../../storybook/mockNetwork.ts';
import { pageStoryArgs, pageStoryMeta } from '../../storybook/pageStoryMeta.ts';
import { ada } from '../../storybook/players.ts';
import { press, refused, refusing } from '../../storybook/refusals.ts';
import { aReferee, room } from '../../storybook/room.ts';
import { longName } from '../../storybook/stables.ts';

const path = paths.forumThread(2);

const meta = preview.meta({
  ...pageStoryMeta,
  title: 'Pages/ForumThread',
  tags: ['!autodocs'],
  args: { ...pageStoryArgs, path, player: ada },
});

const withForums = (over: Partial<typeof forums>) => ({
  game: { ...game, forums: { ...forums, ...over } },
});
const theThread = (over: Parameters<typeof thread>[1], posts = forums.posts[2] ?? []) =>
  withForums({
    threads: [thread(2, { title: 'The going at Saltmarsh', readTo: 3, ...over })],
    posts: { 2: posts },
  });
const listed = async () => within(await screen.findByRole('list', { name: /^Posts 1 to/ }));

/** What is new is marked and counts as read; each post has its address. */
export const Success = meta.story({
  play: async ({ canvas }) => {
    const list = await listed();
    await expect(list.getByText('faster').tagName).toBe('EM');
    await expect(list.getByRole('link', { name: '#3' })).toHaveAttribute(
      'href',
      '/community/forums/threads/2?post=3',
    );
    await expect(list.getAllByText('New')).toHaveLength(1);
    await expect(list.getByText('Referee')).toBeVisible();
    await waitFor(() =>
      expect(bodiesOf('POST rpc/read_thread')).toEqual([{ p_thread_id: 2, p_number: 3 }]),
    );
    await expect(canvas.getByRole('link', { name: 'Racing talk' })).toBeVisible();
  },
});

/** A post is quoted, the answer shown as it will be read, and sent once. */
export const Answers = meta.story({
  play: async ({ canvas }) => {
    const field = await canvas.findByRole('textbox', { name: 'Your answer' });
    await userEvent.click(canvas.getByRole('button', { name: 'Quote post 3' }));
    await expect(field).toHaveFocus();
    await expect(field).toHaveValue(
      'Hillside, [#3](/community/forums/threads/2?post=3):\n> So I thought.\n\n',
    );
    await userEvent.type(field, 'Quite.');
    await expect(canvas.getByText('As it will be read')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Post' }));
    const list = await listed();
    await waitFor(() => expect(list.getByText('Quite.')).toBeVisible());
    await expect(field).toHaveValue('');
    await expect(await canvas.findByText('/community/forums/threads/2?post=4')).toBeInTheDocument();
  },
});

/** Nothing that can be seen is sent; what was typed is there when the player comes back. */
export const Draft = meta.story({
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Post' }));
    await expect(canvas.getByText(gameErrors.post_text)).toBeVisible();
    await userEvent.type(canvas.getByRole('textbox', { name: 'Your answer' }), 'One day');
    await userEvent.click(canvas.getByRole('link', { name: 'Racing talk' }));
    await userEvent.click(await canvas.findByRole('link', { name: 'The going at Saltmarsh' }));
    await expect(await canvas.findByRole('textbox', { name: 'Your answer' })).toHaveValue(
      'One day',
    );
    await userEvent.clear(canvas.getByRole('textbox', { name: 'Your answer' }));
  },
});

/** One's own post is edited in its place. */
export const Edits = meta.story({
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Edit post 2' }));
    const field = canvas.getByRole('textbox', { name: 'Post 2' });
    await userEvent.clear(field);
    await userEvent.type(field, 'It did.');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(await (await listed()).findByText('It did.')).toBeVisible();
    await expect(canvas.getByText('edited just now')).toBeVisible();
  },
});

/** One's own post is taken back: its place says so. */
export const TakesBack = meta.story({
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Take back post 2' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Take It Back' }));
    await expect(await canvas.findByText('Taken back by who wrote it.')).toBeVisible();
  },
});

/** What a post said before. */
export const History = meta.story({
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'History of post 1' }));
    await expect(await screen.findByText('It rides slower than it says.')).toBeVisible();
  },
});

/** A post is reported under a rule. */
export const Reports = meta.story({
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Report post 3' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.selectOptions(dialog.getByRole('combobox'), 'topic');
    await userEvent.click(dialog.getByRole('button', { name: 'Send Report' }));
    await expect(await canvas.findByText('Reported')).toBeVisible();
    await expect(bodiesOf('POST rpc/report_post')).toEqual([
      expect.objectContaining({ p_post_id: 103, p_rule: 'topic', p_note: '' }),
    ]);
  },
});

export const Follows = meta.story({
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Follow' }));
    await expect(await canvas.findByRole('button', { name: 'Follow No Longer' })).toBeVisible();
  },
});

/** A referee hides a post under a rule, with a reason for all to read. */
export const Referee = meta.story({
  args: { game: { ...game, room: { ...room, standing: aReferee } } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Rule on post 1' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Do It' }));
    await expect(dialog.getByText(gameErrors.reason_needed)).toBeVisible();
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'What' }), 'mute');
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'For how many days' }), '7');
    await userEvent.type(dialog.getByRole('textbox'), 'A quarrel.');
    await userEvent.click(dialog.getByRole('button', { name: 'Do It' }));
    await waitFor(() =>
      expect(bodiesOf('POST rpc/moderate')).toEqual([
        expect.objectContaining({ p_action: 'mute', p_post_id: 101, p_days: 7 }),
      ]),
    );
    // Nobody rules on a referee.
    await expect(canvas.queryByRole('button', { name: 'Rule on post 3' })).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Rule on the thread' })).toBeVisible();
  },
});

/** What is not shown says why; who is blocked is folded away. */
export const Unshown = meta.story({
  args: theThread({}, [
    post(1, { state: 'deleted', text: null }),
    post(2, { state: 'hidden', text: null }),
    post(3, { blocked: true, text: 'Nonsense.' }),
  ]),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Taken back by who wrote it.')).toBeVisible();
    await expect(canvas.getByText(/^Hidden by a referee/)).toBeVisible();
    await expect(canvas.getByText('Nonsense.')).not.toBeVisible();
    await userEvent.click(canvas.getByText('By a stable that you have blocked'));
    await expect(canvas.getByText('Nonsense.')).toBeVisible();
  },
});

/** Mark-up, links that run something, and words turned round: all of it is text. */
export const Hostile = meta.story({
  args: theThread({ title: '<img src=x onerror=alert(1)> \u2067turned' }, [
    post(1, {
      text: '<script>alert(1)</script>\n\n[press](javascript:alert(1))\n\n![x](https://e.example/x.png)',
      writer: { id: 'x', name: '"><b>Bold', silks: ada.stable.silks },
    }),
    post(2, { text: 'gallop'.repeat(800) }),
    post(3, { text: `${'> '.repeat(60)}deep\n\n${'* '.repeat(60)}x` }),
  ]),
  play: async ({ canvas, canvasElement }) => {
    const list = await listed();
    await expect(list.getByText('<script>alert(1)</script>')).toBeVisible();
    await expect(list.getByText('press')).toBeVisible();
    await expect(list.queryByRole('link', { name: 'press' })).toBeNull();
    await expect(canvasElement.querySelectorAll('main img, main script, main b')).toHaveLength(0);
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(/^<img/);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

/** A thread of ten thousand posts opens on the page of the post that is named. */
export const Long = meta.story({
  args: {
    path: paths.forumThread(2, { post: 57 }),
    ...theThread(
      { posts: 10_000, readTo: 60 },
      Array.from({ length: 60 }, (_, index) =>
        post(index + 1, { writer: { id: 'l', name: longName, silks: ada.stable.silks } }),
      ),
    ),
  },
  play: async ({ canvas }) => {
    const list = within(await canvas.findByRole('list', { name: 'Posts 41 to 60' }));
    await expect(list.getAllByRole('listitem')[16]).toHaveAttribute('aria-current', 'location');
    await expect(canvas.getByText(/^Page 3 of 500/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Previous' }));
    await expect(await canvas.findByRole('list', { name: 'Posts 21 to 40' })).toBeVisible();
  },
});

export const Locked = meta.story({
  args: theThread({ locked: true, pinned: true }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^This thread is locked/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Post' })).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Edit post 2' })).toBeNull();
  },
});

/** A referee has hidden the first post: the title is not told. */
export const HiddenThread = meta.story({
  args: theThread({ title: null }, [post(1, { state: 'hidden', text: null })]),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'Hidden by a referee' }),
    ).toBeVisible();
  },
});

/** Past the last page. */
export const Empty = meta.story({
  args: { path: paths.forumThread(2, { page: 9 }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^This page of the thread is empty/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Previous' }));
    await expect(await canvas.findByRole('list', { name: 'Posts 1 to 3' })).toBeVisible();
  },
});

export const Unknown = meta.story({
  args: { path: paths.forumThread(99) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent(/not/i);
  },
});

export const SignedOut = meta.story({
  args: { player: null },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Sign In to Write' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^Quote/ })).toBeNull();
    await expect(sentCalls()).not.toContain('POST rpc/read_thread');
  },
});

export const Loading = meta.story({
  args: { handlers: () => [silent] },
  play: async ({ canvas }) => {
    await waitFor(() => expect(document.title).toContain('Thread'));
    await expect(canvas.queryByRole('button', { name: 'Post' })).toBeNull();
  },
});

export const Slow = meta.story({
  args: { ...theThread({}), handlers: () => [slow] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('list', { name: 'Posts 1 to 3' })).toBeVisible();
    await expect(requestWaves()).toBe(1);
  },
});

export const Failed = meta.story({
  args: { handlers: () => [failing] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The thread could not be loaded')).toBeVisible();
  },
});

/** The history is asked for when it is opened, and may fail alone. */
export const HistoryFailed = meta.story({
  args: {
    handlers: () => [http.post('*/rest/v1/rpc/post_history', () => refusal('server_failed'))],
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'History of post 1' }));
    await expect(await screen.findByText('The history could not be loaded')).toBeVisible();
  },
});

/** Every reason for which nothing is posted is read beside it. */
export const NotPosted = meta.story(
  refused('write_post', { path }, async (round) => {
    const field = await screen.findByRole('textbox', { name: 'Your answer' });
    await userEvent.clear(field);
    await userEvent.type(field, `Well run, ${round}`);
    await press('Post', round);
  }),
);

export const NotEdited = meta.story(
  refused('edit_post', { path }, async (round) => {
    if (round === 0) await press('Edit post 2', round);
    const field = await screen.findByRole('textbox', { name: 'Post 2' });
    await userEvent.clear(field);
    await userEvent.type(field, `Well run, ${round}`);
    await press('Save', round);
  }),
);

const inDialog = async (opener: string, name: string, round: number) => {
  if (round === 0) await press(opener, round);
  await press(name, round, await screen.findByRole('dialog'));
};

export const NotTakenBack = meta.story(
  refused('delete_post', { path }, (round) => inDialog('Take back post 2', 'Take It Back', round)),
);

export const NotFollowed = meta.story(
  refused('follow_thread', { path }, (round) => press('Follow', round)),
);

export const NotReported = meta.story(
  refused('report_post', { path }, (round) => inDialog('Report post 3', 'Send Report', round)),
);

export const NotRuled = meta.story(
  refused(
    'moderate',
    { path, game: { ...game, room: { ...room, standing: aReferee } } },
    async (round) => {
      if (round === 0) {
        await press('Rule on post 1', round);
        await userEvent.type(within(await screen.findByRole('dialog')).getByRole('textbox'), 'Why');
      }
      await press('Do It', round, await screen.findByRole('dialog'));
    },
  ),
);

/** The mark makes itself: nobody asked for it, and nothing is said where it is refused. */
const markedLater = (call: 'read_thread') => ({
  args: { path, handlers: refusing(call) },
  play: async () => {
    await listed();
    await waitFor(() => expect(sentCalls()).toContain(`POST rpc/${call}`));
    for (const code of refusalsOf[call]) {
      await expect(document.body).not.toHaveTextContent(gameErrors[code]);
    }
  },
});

export const NotMarked = meta.story(markedLater('read_thread'));

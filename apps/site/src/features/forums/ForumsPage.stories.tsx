import { expect, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { paths } from '../../shared/paths.ts';
import { failing, silent, slow } from '../../storybook/backendStates.ts';
import { forums, post, thread } from '../../storybook/forums.ts';
import { game } from '../../storybook/game.ts';
import { bodiesOf, requestWaves } from '../../storybook/mockNetwork.ts';
import { pageStoryArgs, pageStoryMeta } from '../../storybook/pageStoryMeta.ts';
import { ada } from '../../storybook/players.ts';
import { longName } from '../../storybook/stables.ts';

const path = paths.forums;

const meta = preview.meta({
  ...pageStoryMeta,
  title: 'Pages/Forums',
  tags: ['!autodocs'],
  args: { ...pageStoryArgs, path, player: ada },
});

/** Seven sections, each with what was written in it last. */
export const Success = meta.story({
  play: async ({ canvas }) => {
    const table = within(await canvas.findByRole('table', { name: 'Sections of the forums' }));
    await expect(table.getAllByRole('row')).toHaveLength(8);
    await expect(table.getByRole('link', { name: 'Racing talk' })).toHaveAttribute(
      'href',
      '/community/forums/racing',
    );
    await expect(table.getByRole('link', { name: 'The going at Saltmarsh' })).toHaveAttribute(
      'href',
      '/community/forums/threads/2?post=3',
    );
  },
});

/** What is looked for is in the address; the sections are there again once it is emptied. */
export const Search = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('searchbox', { name: 'Search' }), 'faster');
    const found = await canvas.findByRole('table', { name: 'Posts found, the best first' });
    await expect(within(found).getByRole('link')).toHaveAttribute(
      'href',
      '/community/forums/threads/2?post=1',
    );
    await expect(canvas.getByText('1 post found')).toBeVisible();
    await expect(await canvas.findByText(`${path}?q=faster`)).toBeInTheDocument();
    await userEvent.clear(canvas.getByRole('searchbox', { name: 'Search' }));
    await expect(await canvas.findByRole('table', { name: /^Sections/ })).toBeVisible();
  },
});

/** A link to a search narrows it by section and by who wrote it. */
export const SearchInAddress = meta.story({
  args: { path: `${path}?q=nothing&in=market&by=Hillside` },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No post has these words')).toBeVisible();
    await expect(bodiesOf('POST rpc/search_posts')).toEqual([
      { p_words: 'nothing', p_section: 'market', p_stable: 'Hillside', p_limit: 50 },
    ]);
  },
});

export const Followed = meta.story({
  args: {
    path: `${path}?tab=followed`,
    game: {
      ...game,
      forums: {
        ...forums,
        threads: [thread(2, { title: 'The going', followed: true, readTo: 1, posts: 3 })],
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('2 new')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'The going' })).toHaveAttribute(
      'href',
      '/community/forums/threads/2?post=2',
    );
  },
});

export const FollowedNone = meta.story({
  args: { path: `${path}?tab=followed` },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('You follow no thread yet')).toBeVisible();
  },
});

/** No section has a thread. */
export const Empty = meta.story({
  args: { game: { ...game, forums: { ...forums, threads: [], posts: {} } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Suggestions' })).toBeVisible();
  },
});

export const Long = meta.story({
  args: {
    path: `${path}?q=gallop`,
    game: {
      ...game,
      forums: {
        ...forums,
        threads: [thread(3, { title: 'gallop'.repeat(16), posts: 50 })],
        posts: {
          3: Array.from({ length: 50 }, (_, index) =>
            post(index + 1, {
              text: 'gallop'.repeat(40),
              writer: { id: 'long', name: longName, silks: ada.stable.silks },
            }),
          ),
        },
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The best 50 posts')).toBeVisible();
  },
});

/** A visitor reads as a player does, and follows nothing. */
export const SignedOut = meta.story({
  args: { player: null },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('table', { name: /^Sections/ })).toBeVisible();
    await expect(canvas.queryByRole('tab', { name: 'Followed' })).toBeNull();
  },
});

export const Loading = meta.story({
  args: { handlers: () => [silent] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Forums' })).toBeVisible();
  },
});

export const Slow = meta.story({
  args: { handlers: () => [slow] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('table', { name: /^Sections/ })).toBeVisible();
    await expect(requestWaves()).toBe(1);
  },
});

export const Failed = meta.story({
  args: { handlers: () => [failing] },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('The forums could not be loaded')).toBeVisible();
    await userEvent.click(canvas.getByRole('tab', { name: 'Followed' }));
    await expect(await canvas.findByText('What you follow could not be loaded')).toBeVisible();
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search' }), 'x');
    await expect(await canvas.findByText('The posts could not be searched')).toBeVisible();
  },
});

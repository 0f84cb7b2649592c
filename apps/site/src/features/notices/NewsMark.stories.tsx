import { refusalsOf } from '@furlong/backend/refusals';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { failing } from '../../storybook/backendStates.ts';
import { game } from '../../storybook/game.ts';
import { bodiesOf, sentCalls } from '../../storybook/mockNetwork.ts';
import { pageStoryArgs, pageStoryMeta } from '../../storybook/pageStoryMeta.ts';
import { ada } from '../../storybook/players.ts';
import { mobile, press, readEach, refusing } from '../../storybook/refusals.ts';
import { longName } from '../../storybook/stables.ts';

const meta = preview.meta({
  ...pageStoryMeta,
  title: 'Pages/News Mark',
  tags: ['!autodocs'],
  args: { ...pageStoryArgs, path: '/community/inbox', player: ada },
});

const { notices, letters } = game;

async function open(count: string) {
  await userEvent.click(await screen.findByRole('button', { name: `News: ${count}` }));
  return within(await screen.findByRole('dialog', { name: 'News' }));
}

/** One piece of news and one stable's letter: told in one read, and seen once the list is there. */
export const Success = meta.story({
  play: async () => {
    const list = await open('2 new');
    const fresh = within(await list.findByRole('region', { name: 'New' }));
    await expect(fresh.getAllByRole('listitem')).toHaveLength(1);
    await expect(fresh.getByRole('link', { name: /^was outbid for/ })).toHaveAttribute(
      'href',
      '/marketplace/bid-in-auction/lot-1',
    );
    const earlier = within(list.getByRole('region', { name: 'Earlier' }));
    await expect(earlier.getAllByRole('listitem')).toHaveLength(2);
    await expect(list.getByRole('link', { name: '1 stable has written to you' })).toBeVisible();
    await waitFor(() =>
      expect(bodiesOf('POST rpc/see_notices')).toEqual([
        { p_told_at: new Date(notices[0]?.toldAt ?? 0).toISOString() },
      ]),
    );
    await userEvent.click(list.getByRole('button', { name: 'Close' }));
    await expect(await screen.findByRole('button', { name: 'News: 1 new' })).toBeVisible();
  },
});

/** Nothing is asked for but how much is new, until the list is opened. */
export const Shut = meta.story({
  play: async () => {
    await screen.findByRole('button', { name: 'News: 2 new' });
    await expect(sentCalls()).not.toContain('POST rpc/my_notices');
    await expect(sentCalls().filter((call) => call === 'POST rpc/my_marks')).toHaveLength(1);
  },
});

/** What a line leads to is shown without the list before it. */
export const Followed = meta.story({
  play: async ({ canvas }) => {
    const list = await open('2 new');
    await userEvent.click(await list.findByRole('link', { name: /^was outbid for/ }));
    await expect(await canvas.findByRole('list', { name: 'The lot in figures' })).toBeVisible();
    await expect(screen.queryByRole('dialog', { name: 'News' })).toBeNull();
  },
});

export const Empty = meta.story({
  args: { game: { ...game, notices: [], letters: { ...letters, correspondents: [] } } },
  play: async () => {
    const list = await open('nothing new');
    await expect(await list.findByText('No news yet')).toBeVisible();
    await expect(bodiesOf('POST rpc/see_notices')).toEqual([]);
  },
});

export const LongNames = meta.story({
  args: {
    game: {
      ...game,
      notices: notices.map((each) => ({
        ...each,
        activity: { ...each.activity, stableName: longName, horseName: longName },
      })),
    },
  },
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    const list = await open('2 new');
    await expect((await list.findAllByText(new RegExp(longName)))[0]).toBeVisible();
  },
});

export const SignedOut = meta.story({
  args: { player: null, path: '/marketplace/bid-in-auction' },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'LOGIN' });
    await expect(canvas.queryByRole('button', { name: /^News/ })).toBeNull();
    await expect(sentCalls()).not.toContain('POST rpc/my_marks');
  },
});

/** Without it the header is what it was. */
export const Failed = meta.story({
  args: { handlers: () => [failing] },
  play: async ({ canvas }) => {
    await canvas.findByText(/could not be loaded/);
    await expect(canvas.queryByRole('button', { name: /^News/ })).toBeNull();
  },
});

export const TestRefused = meta.story({
  name: 'Test: each refusal of the list is read in it',
  ...mobile,
  args: { handlers: refusing('my_notices', ['too_many_requests', ...refusalsOf.my_notices]) },
  play: async () => {
    await open('2 new');
    await readEach(refusalsOf.my_notices, () => press('Try again', 1));
  },
});

/** What could not be marked as seen stays new. */
export const NotSeen = meta.story({
  args: { handlers: refusing('see_notices', refusalsOf.see_notices) },
  play: async () => {
    const list = await open('2 new');
    await list.findByRole('region', { name: 'New' });
    await userEvent.click(list.getByRole('button', { name: 'Close' }));
    await expect(await screen.findByRole('button', { name: 'News: 2 new' })).toBeVisible();
  },
});

import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { failing, offline, silent, slow } from '../../storybook/backendStates.ts';
import { championships } from '../../storybook/championships.ts';
import { game } from '../../storybook/game.ts';
import { requestWaves } from '../../storybook/mockNetwork.ts';
import { pageStoryArgs, pageStoryMeta } from '../../storybook/pageStoryMeta.ts';
import { ada } from '../../storybook/players.ts';

const meta = preview.meta({
  ...pageStoryMeta,
  title: 'Pages/Championships Series',
  tags: ['!autodocs'],
  args: { ...pageStoryArgs, path: '/races/championships-series', player: ada },
});

/** Week 10: one of the player's horses is in the mile's final, the other lacks thirteen points. */
export const Success = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Your Iron Duchess')).toBeVisible();
    await expect(canvas.getByText('Your Iron Duchess').parentElement).toHaveTextContent(
      '13th with 26 points, lacks 13 points',
    );
    await expect(canvas.getByRole('heading', { name: 'Season 3, week 10 of 12' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Mile' })).toHaveAttribute(
      'href',
      '/races/championships-series/mile',
    );
    await expect(canvas.getAllByText('Leader')).toHaveLength(5);
  },
});

/** The same for everybody, and nothing of one's own. */
export const SignedOut = meta.story({
  args: { player: null },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Staying' })).toBeVisible();
    await expect(canvas.queryByText(/^Your /)).toBeNull();
  },
});

/** The first day of a season: nobody has a point. */
export const Empty = meta.story({
  args: {
    game: {
      ...game,
      championships: {
        ...championships,
        divisions: championships.divisions.map((each) => ({ ...each, leader: null })),
        mine: [],
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByText(/^No points yet/)).toHaveLength(6);
  },
});

/** Names as long as they may be. */
export const Long = meta.story({
  args: {
    game: {
      ...game,
      championships: {
        ...championships,
        divisions: championships.divisions.map((each) => ({
          ...each,
          leader: each.leader && {
            ...each.leader,
            horse: { ...each.leader.horse, name: 'Thirty-Seventh Marquis of Wether' },
          },
        })),
      },
    },
  },
});

/** The answer is on its way. */
export const Loading = meta.story({
  args: { handlers: () => [silent] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toBeVisible();
    await expect(canvas.queryByText('Leader')).toBeNull();
  },
});

/** The answers take a while, and are asked for at once. */
export const Slow = meta.story({
  args: { handlers: () => [slow], player: null },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Six divisions')).toBeVisible();
    await expect(await canvas.findAllByText('Leader', {}, { timeout: 5_000 })).toHaveLength(5);
    await expect(requestWaves()).toBe(1);
  },
});

/** The backend is down. */
export const Failed = meta.story({
  args: { handlers: () => [failing] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The championships could not be loaded')).toBeVisible();
  },
});

/** The connection is lost. */
export const Offline = meta.story({
  args: { handlers: () => [offline] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Check your connection/)).toBeVisible();
  },
});

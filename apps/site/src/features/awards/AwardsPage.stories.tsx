import type { Award } from '@furlong/backend';
import { expect, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { awards } from '../../storybook/awards.ts';
import { failing, silent, slow } from '../../storybook/backendStates.ts';
import { game } from '../../storybook/game.ts';
import { requestWaves } from '../../storybook/mockNetwork.ts';
import { pageStoryArgs, pageStoryMeta } from '../../storybook/pageStoryMeta.ts';
import { ada } from '../../storybook/players.ts';
import { desktop, mobile } from '../../storybook/refusals.ts';

const having = (won: readonly Award[]) => ({
  game: { ...game, players: [{ ...ada, awards: won }] },
});

const meta = preview.meta({
  ...pageStoryMeta,
  title: 'Pages/Awards',
  tags: ['!autodocs'],
  args: { ...pageStoryArgs, path: '/account/awards', player: ada, ...having(awards) },
});

/** Each with what it was for, and the way there. */
export const Success = meta.story({
  ...desktop,
  play: async ({ canvas }) => {
    const table = within(await canvas.findByRole('table', { name: /^Awards/ }));
    await expect(table.getAllByRole('row')).toHaveLength(1 + awards.length);
    await expect(table.getByRole('link', { name: 'Sprint Champion' })).toHaveAttribute(
      'href',
      '/leaderboards/championships-winners/3/sprint',
    );
    await expect(canvas.getByText('8 awards shown')).toBeVisible();
    await expect(
      canvas.getByRole('button', { name: 'Share a picture of Sprint Champion' }),
    ).toBeVisible();
  },
});

export const Phone = meta.story({
  ...mobile,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Leading Stable')).toBeVisible();
  },
});

export const Dark = meta.story({ globals: { theme: 'dark' } });

/** What the first is won with. */
export const Empty = meta.story({
  args: having([]),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No award yet')).toBeVisible();
    await expect(canvas.getByText(/^The first is your first place/)).toBeVisible();
  },
});

/** More than a page of them, with names as long as they may be. */
export const Long = meta.story({
  args: having(
    Array.from({ length: 60 }, (_, index) => ({
      ...{ key: `race ${index}`, kind: 'graded_win', at: 1_000_000_000_000 - index },
      horse: { id: `horse-${index}`, name: 'Thirty-Seventh Marquis of Weth' },
      race: {
        ...{ id: `race-${index}`, name: 'Saltmarsh Park Queen Alexandra Memorial Handicap' },
        grade: 'Grade 1',
      },
    })),
  ),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('25 awards shown')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /more/i }));
    await expect(await canvas.findByText('50 awards shown')).toBeVisible();
  },
});

export const Loading = meta.story({ args: { handlers: () => [silent] } });

export const Slow = meta.story({
  args: { handlers: () => [slow] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Leading Stable')).toBeVisible();
    await expect(requestWaves()).toBe(1);
  },
});

export const Failed = meta.story({
  args: { handlers: () => [failing] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Your awards could not be loaded')).toBeVisible();
  },
});

export const SignedOut = meta.story({
  args: { player: null },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Sign in/)).toBeVisible();
  },
});

import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { failing, silent } from '../../storybook/backendStates.ts';
import { champion, championships, season } from '../../storybook/championships.ts';
import { game } from '../../storybook/game.ts';
import { pageStoryArgs, pageStoryMeta } from '../../storybook/pageStoryMeta.ts';

const path = `/leaderboards/championships-winners/${season}/mile`;

const meta = preview.meta({
  ...pageStoryMeta,
  title: 'Pages/Champion',
  tags: ['!autodocs'],
  args: {
    ...pageStoryArgs,
    path,
    game: {
      ...game,
      championships: { ...championships, champions: [{ ...champion, season }] },
    },
  },
});

/** The champion, the qualifiers that it won, and every race of its division's season. */
export const Success = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(`Season ${season} · Mile champion`)).toBeVisible();
    await expect(canvas.getByRole('list', { name: 'The road of Silver Comet' })).toHaveTextContent(
      /^Week 2/,
    );
    await expect(canvas.getByRole('link', { name: 'The final table and field' })).toHaveAttribute(
      'href',
      `/races/championships-series/mile?season=${season}`,
    );
  },
});

/** The final is still to be run. */
export const Empty = meta.story({
  args: { path: `/leaderboards/championships-winners/${season}/sprint` },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(`The Sprint final of season ${season} has no winner yet`),
    ).toBeVisible();
  },
});

export const Loading = meta.story({
  args: { handlers: () => [silent] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toBeVisible();
    await expect(canvas.queryByText(/has no winner yet/)).toBeNull();
  },
});

export const Failed = meta.story({
  args: { handlers: () => [failing] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The champion could not be loaded')).toBeVisible();
  },
});

/** There is no such season. */
export const Missing = meta.story({
  args: { path: '/leaderboards/championships-winners/x/mile' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Page not found')).toBeVisible();
  },
});

import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { failing, silent } from '../../storybook/backendStates.ts';
import { champion, championships } from '../../storybook/championships.ts';
import { game } from '../../storybook/game.ts';
import { pageStoryArgs, pageStoryMeta } from '../../storybook/pageStoryMeta.ts';

const meta = preview.meta({
  ...pageStoryMeta,
  title: 'Pages/Championships Winners',
  tags: ['!autodocs'],
  args: { ...pageStoryArgs, path: '/leaderboards/championships-winners' },
});

const withChampions = (champions: (typeof champion)[]) => ({
  ...game,
  championships: { ...championships, champions },
});

/** Champions of two divisions, each with its final and its page. */
export const Success = meta.story({
  args: {
    game: withChampions([champion, { ...champion, division: 'sprint', raceId: 'harbour-sprint' }]),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Season 2 · Mile champion')).toBeVisible();
    await expect(canvas.getByText('2 champions shown')).toBeVisible();
    await expect(
      canvas.getByRole('link', { name: 'The Road of Season 2 · Mile champion' }),
    ).toHaveAttribute('href', '/leaderboards/championships-winners/2/mile');
    await expect(
      canvas.getByRole('link', { name: 'Watch the Final of Season 2 · Mile champion' }),
    ).toHaveAttribute('href', '/races/ashford-mile?at=-4');
  },
});

/** No season has finished: when the next finals are, and who leads now. */
export const Empty = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No final has been run yet')).toBeVisible();
    await expect(await canvas.findByText(/^Mile Championship/)).toBeVisible();
    await expect(await canvas.findAllByText('Leader')).toHaveLength(5);
  },
});

/** Names as long as they may be. */
export const Long = meta.story({
  args: {
    game: withChampions([
      {
        ...champion,
        horse: { ...champion.horse, name: 'Thirty-Seventh Marquis of Wether' },
      },
    ]),
  },
});

export const Loading = meta.story({
  args: { handlers: () => [silent] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toBeVisible();
    await expect(canvas.queryByText('No final has been run yet')).toBeNull();
  },
});

export const Failed = meta.story({
  args: { handlers: () => [failing] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The champions could not be loaded')).toBeVisible();
  },
});

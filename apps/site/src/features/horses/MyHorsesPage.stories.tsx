import { MINUTE } from '@furlong/game/rules';
import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { failing, offline, silent, slow } from '../../storybook/backendStates.ts';
import { ada, ben, game, moment } from '../../storybook/game.ts';
import { requestWaves } from '../../storybook/mockNetwork.ts';
import { pageStoryArgs, pageStoryMeta } from '../../storybook/pageStoryMeta.ts';

const meta = preview.meta({
  ...pageStoryMeta,
  title: 'Pages/My Horses',
  tags: ['!autodocs'],
  args: { ...pageStoryArgs, path: '/stable/my-horses', player: ada },
});

export const Success = meta.story({
  tags: ['vrt-page'],
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('article')).toHaveLength(2);
    await expect(canvas.getAllByText('Sealed talents')).toHaveLength(2);
  },
});

/** A horse is at its training session: its card counts to the end. Each leads to training, chosen. */
export const AtWork = meta.story({
  args: {
    game: {
      ...game,
      players: [
        {
          ...ada,
          horses: ada.horses.map((each) =>
            each.id === 'silver-comet'
              ? { ...each, atWork: { until: moment + 72 * MINUTE, energy: 54 } }
              : each,
          ),
        },
        ben,
      ],
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Back in')).toBeVisible();
    await expect(canvas.getByText('1 h 12 min')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Train Iron Duchess' })).toHaveAttribute(
      'href',
      '/stable/train?horse=iron-duchess',
    );
  },
});

/** The answers are on their way. */
export const Loading = meta.story({
  args: { handlers: () => [silent] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Your horses are loading.')).toBeInTheDocument();
  },
});

/** Every horse is sold. */
export const Empty = meta.story({
  args: { game: { ...game, players: [{ ...ada, horses: [] }, ben] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No horses yet')).toBeVisible();
  },
});

/** The backend is down. */
export const Failed = meta.story({
  args: { handlers: () => [failing] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Your horses could not be loaded')).toBeVisible();
  },
});

/** The connection is lost. */
export const Offline = meta.story({
  args: { handlers: () => [offline] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Check your connection/)).toBeVisible();
  },
});

/** The answers take a while. */
export const Slow = meta.story({
  args: { handlers: () => [slow] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Your horses are loading.')).toBeInTheDocument();
    await expect(await canvas.findAllByRole('article')).toHaveLength(2);
    await expect(requestWaves()).toBe(1);
  },
});

import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { failing, offline, silent, slow } from '../../storybook/backendStates.ts';
import { ada, ben, declaredRace, game } from '../../storybook/game.ts';
import { pageStoryArgs, pageStoryMeta } from '../../storybook/pageStoryMeta.ts';

const meta = preview.meta({
  ...pageStoryMeta,
  title: 'Pages/Dashboard',
  tags: ['!autodocs'],
  args: { ...pageStoryArgs, path: '/stable', player: ada },
});

export const Success = meta.story({
  tags: ['vrt-page'],
  args: { game: { ...game, races: [declaredRace] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('$23,800')).toBeVisible();
    await expect(await canvas.findByText(/won the Ashford Stakes/)).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Silver Birch');
  },
});

/** The answers are on their way: figures are dashes. */
export const Loading = meta.story({
  args: { handlers: () => [silent] },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByText('–')).toHaveLength(6);
  },
});

/** A stable without horses and without news. */
export const Empty = meta.story({
  args: { game: { ...game, players: [{ ...ada, horses: [], activities: [] }, ben] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('from 0 races')).toBeVisible();
  },
});

/** The backend is down. */
export const Failed = meta.story({
  args: { handlers: () => [failing] },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('The figures of your stable could not be loaded'),
    ).toBeVisible();
    await expect(await canvas.findByText('Your stable could not be loaded')).toBeVisible();
  },
});

/** The connection is lost. */
export const Offline = meta.story({
  args: { handlers: () => [offline] },
  play: async ({ canvas }) => {
    await canvas.findByText('The figures of your stable could not be loaded');
    await canvas.findByText('Your stable could not be loaded');
    await expect(canvas.getAllByText(/Check your connection/)).toHaveLength(2);
  },
});

/** The answers take a while. */
export const Slow = meta.story({
  args: { handlers: () => [slow] },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByText('–')).toHaveLength(6);
    await expect(await canvas.findByText('$23,800')).toBeVisible();
  },
});

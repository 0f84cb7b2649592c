import { expect, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { failing, silent, slow } from '../../storybook/backendStates.ts';
import { game } from '../../storybook/game.ts';
import { requestWaves } from '../../storybook/mockNetwork.ts';
import { pageStoryArgs, pageStoryMeta } from '../../storybook/pageStoryMeta.ts';
import { ada, ben } from '../../storybook/players.ts';

const meta = preview.meta({
  ...pageStoryMeta,
  title: 'Pages/Race Categories',
  tags: ['!autodocs'],
  args: { ...pageStoryArgs, path: '/races/race-categories', player: ada },
});

const own = async (canvas: {
  findByRole: (role: 'list', by: { name: string }) => Promise<HTMLElement>;
}) => within(await canvas.findByRole('list', { name: 'Your horses on the ladder' }));

/** Where one's own horses stand, and what would move them; then the ladder with its next races. */
export const Success = meta.story({
  play: async ({ canvas }) => {
    const horses = await own(canvas);
    await expect(horses.getByText(/3 lb more opens Grade 3\./)).toBeVisible();
    await expect(horses.getByText(/6 lb more opens Class 2\./)).toBeVisible();
    await expect(await canvas.findByRole('link', { name: 'Ashford Stakes' })).toBeVisible();
  },
});

/** What a purse pays and what is carried are beside the classes; the address keeps which is open. */
export const Weights = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('tab', { name: 'Weights' }));
    await expect(canvas.getByText(/carries 135 lb/)).toBeVisible();
    await userEvent.click(canvas.getByRole('tab', { name: 'Prizes' }));
    await expect(canvas.getByRole('columnheader', { name: '8 and more' })).toBeVisible();
  },
});

/** A visitor has no horses there. */
export const SignedOut = meta.story({
  args: { player: null },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Ashford Stakes' })).toBeVisible();
    await expect(canvas.queryByText('Your horses')).toBeNull();
  },
});

/** More horses than are told at first, with names as long as they may be. */
export const Long = meta.story({
  args: {
    game: {
      ...game,
      players: [
        {
          ...ada,
          horses: Array.from({ length: 6 }, (_, index) => ({
            ...(ada.horses[0] ?? Object.assign({}, ada.horses[1])),
            ...{ id: `horse-${index}`, rating: 50 + 9 * index },
            name: 'Thirty-Seventh Marquis of Wether',
          })),
        },
      ],
    },
  },
  play: async ({ canvas }) => {
    await own(canvas);
    await expect(canvas.getByText('4 of 6 horses shown')).toBeVisible();
  },
});

/** No race is open, and the stable has no horse. */
export const Empty = meta.story({
  args: { game: { ...game, races: [], players: [{ ...ada, horses: [] }, ben] } },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText('None is open at the moment.'))[0]).toBeVisible();
    await expect(await canvas.findByRole('link', { name: 'Buy New Horse' })).toBeVisible();
  },
});

/** Nothing is shown that would move once the answers are there. */
export const Loading = meta.story({
  args: { handlers: () => [silent] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toBeVisible();
    await expect(canvas.queryByText('The ladder')).toBeNull();
  },
});

/** What it shows is asked for at once. */
export const Slow = meta.story({
  args: { handlers: () => [slow] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Ashford Stakes' })).toBeVisible();
    await expect(requestWaves()).toBe(1);
  },
});

/** The rules stand without the races to come. */
export const Failed = meta.story({
  args: { handlers: () => [failing] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The next races could not be loaded')).toBeVisible();
    await expect(canvas.getByText('The ladder')).toBeVisible();
  },
});

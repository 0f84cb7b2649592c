import { expect, userEvent, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { failing, silent, slow } from '../../storybook/backendStates.ts';
import { game } from '../../storybook/game.ts';
import { comet, horseLists } from '../../storybook/horseLists.ts';
import { requestWaves } from '../../storybook/mockNetwork.ts';
import { pageStoryArgs, pageStoryMeta } from '../../storybook/pageStoryMeta.ts';
import { ada } from '../../storybook/players.ts';
import { longName } from '../../storybook/stables.ts';

const meta = preview.meta({
  ...pageStoryMeta,
  title: 'Pages/Horses in Groups',
  tags: ['!autodocs'],
  args: { ...pageStoryArgs, path: '/community/horses-in-groups', player: ada },
});

/** Each horse once, with the lists it is on; and the lists. */
export const Success = meta.story({
  play: async ({ canvas }) => {
    const horses = within(await canvas.findByRole('table', { name: /^Horses of your lists/ }));
    await expect(horses.getAllByRole('link', { name: 'Harbour Nocturne' })).toHaveLength(1);
    await expect(horses.getByText('To buy one day, Saltmarsh by heart')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'To buy one day' })).toBeVisible();
    await expect(canvas.getByText('1 horse shown')).toBeVisible();
  },
});

export const Empty = meta.story({
  args: { game: { ...game, horseLists: { ...horseLists, lists: [] } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('You follow no list yet')).toBeVisible();
  },
});

export const NoHorses = meta.story({
  args: { game: { ...game, horseLists: { ...horseLists, horses: {} } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No horse is on your lists')).toBeVisible();
  },
});

export const Long = meta.story({
  args: {
    game: {
      ...game,
      horseLists: {
        ...horseLists,
        horses: {
          own: Array.from({ length: 30 }, (_, index) => ({
            ...comet,
            ...{ id: `h${index}`, name: `${longName.slice(0, 28)}${index}` },
          })),
        },
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('20 horses shown')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /more/i }));
    await expect(await canvas.findByText('30 horses shown')).toBeVisible();
  },
});

export const SignedOut = meta.story({
  args: { player: null },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Sign in/)).toBeVisible();
  },
});

export const Loading = meta.story({
  args: { handlers: () => [silent] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Horses in Groups' })).toBeVisible();
    await expect(canvas.queryByText('You follow no list yet')).toBeNull();
  },
});

export const Slow = meta.story({
  args: { handlers: () => [slow] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('1 horse shown')).toBeVisible();
    await expect(requestWaves()).toBe(1);
  },
});

export const Failed = meta.story({
  args: { handlers: () => [failing] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Your lists could not be loaded')).toBeVisible();
  },
});

import { HttpResponse, http } from 'msw';
import { expect, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { failing, offline, silent, slow } from '../../storybook/backendStates.ts';
import { careerOf } from '../../storybook/career.ts';
import { horse, stable } from '../../storybook/fixtures.ts';
import { game } from '../../storybook/game.ts';
import { requestWaves } from '../../storybook/mockNetwork.ts';
import { pageStoryArgs, pageStoryMeta } from '../../storybook/pageStoryMeta.ts';
import { ada, ben } from '../../storybook/players.ts';
import { declaredRace, settledRace } from '../../storybook/races.ts';

const meta = preview.meta({
  ...pageStoryMeta,
  title: 'Pages/Stable',
  tags: ['!autodocs'],
  args: {
    ...pageStoryArgs,
    path: `/stables/${stable.id}`,
    game: { ...game, races: [...careerOf(9), declaredRace] },
  },
});

/** Two horses, winners, a trophy, and a race to come. */
export const Success = meta.story({
  args: { game: { ...game, races: [...careerOf(9), settledRace, declaredRace] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: stable.name })).toBeVisible();
    const horses = within(canvas.getByRole('table', { name: /^Horses/ }));
    await expect(horses.getByRole('link', { name: horse.name })).toHaveAttribute(
      'href',
      `/horses/${horse.id}`,
    );
    await expect(canvas.getByText('Grade 1, Silver Comet')).toBeVisible();
    await expect(canvas.getByText('2 horses shown')).toBeVisible();
    await expect(canvas.getByRole('table', { name: 'Races ahead' })).toBeVisible();
  },
});

/** Answers with a stable of which more is told than its figures. */
const told = (more: { former_names?: string[]; owner_left?: boolean }) => () => [
  http.post('*/rest/v1/rpc/stable_record', () =>
    HttpResponse.json([
      {
        ...{ horses: 0, runs: 9, wins: 2, places: 4, earnings: 30_000 },
        ...{ former_names: [], owner_left: false, ...more },
      },
    ]),
  ),
];

/** It was called otherwise before. */
export const Renamed = meta.story({
  args: { handlers: told({ former_names: ['Hollow Oak Racing', 'Quarry Lane'] }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Formerly Hollow Oak Racing, Quarry Lane')).toBeVisible();
  },
});

/** Its owner has left the game: nobody reads letters there. */
export const OwnerLeft = meta.story({
  args: {
    path: `/stables/${ben.stable.id}`,
    player: ada,
    game: {
      ...game,
      players: [
        ada,
        {
          ...ben,
          horses: [],
          stable: { ...ben.stable, name: 'Former stable 7', ownerName: null },
        },
      ],
    },
    handlers: told({ owner_left: true }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Its owner has left the game.')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Write a Letter' })).toBeNull();
  },
});

/** A stable that has sold its last horse. */
export const Empty = meta.story({
  args: {
    path: `/stables/${ben.stable.id}`,
    game: { ...game, races: [], players: [ada, { ...ben, horses: [] }] },
  },
  play: async ({ canvas }) => {
    for (const title of ['No horses', 'No winners yet', 'No entries']) {
      await expect(await canvas.findByText(title)).toBeVisible();
    }
  },
});

const many = Array.from({ length: 45 }, (_, index) => ({
  ...horse,
  id: `horse-${index}`,
  name: `Number ${index + 1}, Marquis of Wetherby`,
  rating: 100 - index,
  equipment: [],
}));

/** More horses than are told at first, with names as long as they may be. */
export const Long = meta.story({
  args: { game: { ...game, races: careerOf(48), players: [{ ...ada, horses: many }] } },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('20 horses shown')).toBeVisible();
    const [more] = canvas.getAllByRole('button', { name: /^Show more/ });
    if (more === undefined) throw new Error('There are more horses to show.');
    await userEvent.click(more);
    await expect(await canvas.findByText('40 horses shown')).toBeVisible();
  },
});

/** The answer is on its way. */
export const Loading = meta.story({
  args: { handlers: () => [silent] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('No horses')).toBeNull();
  },
});

/** The answers take a while, and are asked for at once. */
export const Slow = meta.story({
  args: { handlers: () => [slow] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('2 horses shown')).toBeVisible();
    await expect(requestWaves()).toBe(1);
  },
});

/** The backend is down. */
export const Failed = meta.story({
  args: { handlers: () => [failing] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The stable could not be loaded')).toBeVisible();
  },
});

/** The connection is lost. */
export const Offline = meta.story({
  args: { handlers: () => [offline] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Check your connection/)).toBeVisible();
  },
});

/** No stable is at this address. */
export const Missing = meta.story({
  args: { path: '/stables/nobody' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Page not found' })).toBeVisible();
  },
});

import { expect, screen, userEvent } from 'storybook/test';
import preview from '#.storybook/preview';
import { failing, offline, silent, slow } from '../../storybook/backendStates.ts';
import { horse } from '../../storybook/fixtures.ts';
import { game } from '../../storybook/game.ts';
import { requestWaves } from '../../storybook/mockNetwork.ts';
import { pageStoryArgs, pageStoryMeta } from '../../storybook/pageStoryMeta.ts';
import { ada, ben } from '../../storybook/players.ts';

const meta = preview.meta({
  ...pageStoryMeta,
  title: 'Pages/Leading Horses',
  tags: ['!autodocs'],
  args: { ...pageStoryArgs, path: '/leaderboards/horses' },
});

const names = ['Bay Laurel', 'Turf Legend', 'Paper Moon', 'Salt Marsh', 'Quiet Harbour'];
const coats = ['Bay', 'Chestnut', 'Black', 'Grey', 'Dark bay'] as const;

/** The winners of one stable by turns of both sexes, each with a win less than the one before. */
const winnersOf = ({ horses: [first] }: typeof ben, wins: number) =>
  names.flatMap((name, index) =>
    first === undefined
      ? []
      : [
          {
            ...first,
            id: `winner-${index}`,
            name,
            coat: coats[index] ?? 'Bay',
            sex: index % 2 === 0 ? ('female' as const) : ('male' as const),
            birthSeason: horse.birthSeason - index,
            runs: 24 - index,
            wins: wins - index,
            places: wins - index + 4,
            earnings: 184_000 - index * 21_500,
          },
        ],
  );

const busy = { ...game, players: [ada, { ...ben, horses: winnersOf(ben, 9) }] };

/** The player's own horses are marked among those that have won most. */
export const Success = meta.story({
  args: { game: busy, player: ada },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('row', { name: /^4 Silver Comet Yours/ })).toBeVisible();
    await expect((await canvas.findByText('Where you stand:')).parentElement).toHaveTextContent(
      'Rank 4',
    );
    await expect(canvas.getByRole('row', { name: /^1 Bay Laurel/ })).toBeVisible();
    for (const link of canvas.getAllByRole('link', { name: 'Bay Laurel' })) {
      await expect(link).toHaveAttribute('href', '/horses/winner-0');
    }
    const [stable] = canvas.getAllByRole('link', { name: ben.stable.name });
    await expect(stable).toHaveAttribute('href', `/stables/${ben.stable.id}`);
  },
});

/** The address asks for fillies and mares alone. */
export const OneSex = meta.story({
  args: { game: busy, path: '/leaderboards/horses?sex=female' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('row', { name: /^1 Bay Laurel/ })).toBeVisible();
    await expect(canvas.getByRole('row', { name: /^2 Paper Moon/ })).toBeVisible();
    await expect(canvas.queryByText('Turf Legend')).toBeNull();
  },
});

/** Nothing is marked for a visitor. */
export const SignedOut = meta.story({
  args: { game: busy },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Silver Comet')).toBeVisible();
    await expect(canvas.queryByText('Yours')).toBeNull();
  },
});

export const TestLens = meta.story({
  name: 'Test: the address remembers by what and of which the order is',
  args: { game: busy, player: ada, path: '/leaderboards/horses?sex=male' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('rowheader', { name: /Turf Legend/ })).toBeVisible();
    await userEvent.click(canvas.getByRole('tab', { name: 'Strike rate' }));
    await expect(await canvas.findByRole('columnheader', { name: 'Strike rate' })).toBeVisible();
    await expect(canvas.queryByText('Bay Laurel')).toBeNull();
    await expect(screen.getByText('/leaderboards/horses?by=strike&sex=male')).toBeInTheDocument();
    const standing = (await canvas.findByText('Where you stand:')).parentElement;
    await expect(standing).toHaveTextContent('Rank 1Silver Comet');
  },
});

/** No race over a mile has been run. */
export const NoneHere = meta.story({
  args: { game: busy, path: '/leaderboards/horses?of=Mile' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No horse has run here')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Clear filters' })).toBeVisible();
  },
});

/** No player's horse has run. */
export const Empty = meta.story({
  args: {
    game: { ...game, players: [ada, ben].map((player) => ({ ...player, horses: [] })) },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No horse has run yet')).toBeVisible();
  },
});

/** The answer is on its way. */
export const Loading = meta.story({
  args: { handlers: () => [silent] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toBeVisible();
    await expect(canvas.queryByText('No horse has run yet')).toBeNull();
  },
});

/** The answers take a while, and are asked for at once. */
export const Slow = meta.story({
  args: { handlers: () => [slow] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('table')).toBeVisible();
    await expect(requestWaves()).toBe(1);
  },
});

/** The backend is down. */
export const Failed = meta.story({
  args: { handlers: () => [failing] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The horses could not be loaded')).toBeVisible();
  },
});

/** The connection is lost. */
export const Offline = meta.story({
  args: { handlers: () => [offline] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The horses could not be loaded')).toBeVisible();
    await expect(canvas.getByText(/Check your connection/)).toBeVisible();
  },
});

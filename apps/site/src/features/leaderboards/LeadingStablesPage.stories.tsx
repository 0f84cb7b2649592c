import { expect, screen, userEvent } from 'storybook/test';
import preview from '#.storybook/preview';
import { failing, offline, silent, slow } from '../../storybook/backendStates.ts';
import { game } from '../../storybook/game.ts';
import { requestWaves } from '../../storybook/mockNetwork.ts';
import { pageStoryArgs, pageStoryMeta } from '../../storybook/pageStoryMeta.ts';
import { ada, ben } from '../../storybook/players.ts';

const meta = preview.meta({
  ...pageStoryMeta,
  title: 'Pages/Leading Stables',
  tags: ['!autodocs'],
  args: { ...pageStoryArgs, path: '/leaderboards/stables' },
});

const [benHorse] = ben.horses;
const behind = {
  ...game,
  players: [ada, { ...ben, horses: benHorse ? [{ ...benHorse, earnings: 1_000 }] : [] }],
};

/** A visitor reads who has won most; each name leads to its stable. */
export const Success = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('row', { name: /^1 Silver Birch/ })).toBeVisible();
    for (const link of canvas.getAllByRole('link', { name: ada.stable.name })) {
      await expect(link).toHaveAttribute('href', `/stables/${ada.stable.id}`);
    }
    await expect(canvas.queryByText('Yours')).toBeNull();
  },
});

/** The player's own stable is marked. */
export const Own = meta.story({
  args: { player: ada },
  play: async ({ canvas }) => {
    const own = await canvas.findByRole('row', { name: /^1 Silver Birch.*Yours/ });
    await expect(own).toBeVisible();
    const standing = (await canvas.findByText('Where you stand:')).parentElement;
    await expect(standing).toHaveTextContent('Nobody stands before you.');
  },
});

/** The second is told what is missing to the first. */
export const Behind = meta.story({
  args: { player: ben, game: behind },
  play: async ({ canvas }) => {
    const standing = (await canvas.findByText('Where you stand:')).parentElement;
    await expect(standing).toHaveTextContent('Rank 2Hillside Yours$255,800 behind Silver Birch');
    await expect(
      canvas.getByRole('list', { name: 'The first three stables by prize money' }),
    ).toBeVisible();
  },
});

/** Stables of the house stand among the others, and say so. */
export const House = meta.story({
  args: {
    game: { ...game, players: [ada, { ...ben, stable: { ...ben.stable, isHouse: true } }] },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('rowheader', { name: /House$/ })).toBeVisible();
  },
});

export const TestLens = meta.story({
  name: 'Test: the address remembers what the stables are ranked by',
  args: { player: ada },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('tab', { name: 'Against the line' }));
    await expect(
      await canvas.findByRole('columnheader', { name: 'Against the line' }),
    ).toBeVisible();
    await expect(screen.getByText('/leaderboards/stables?by=line')).toBeInTheDocument();
  },
});

/** Too few runs for a strike rate. */
export const TooFew = meta.story({
  args: { game: { ...game, players: [ben] }, path: '/leaderboards/stables?by=strike' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No stable has run 20 times yet')).toBeVisible();
  },
});

/** No player's horse has run. */
export const Empty = meta.story({
  args: {
    game: { ...game, players: [ada, ben].map((player) => ({ ...player, horses: [] })) },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No stable has run yet')).toBeVisible();
  },
});

/** The answer is on its way. */
export const Loading = meta.story({
  args: { handlers: () => [silent] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toBeVisible();
    await expect(canvas.queryByText('No stable has run yet')).toBeNull();
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
    await expect(await canvas.findByText('The stables could not be loaded')).toBeVisible();
  },
});

/** The connection is lost. */
export const Offline = meta.story({
  args: { handlers: () => [offline] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The stables could not be loaded')).toBeVisible();
    await expect(canvas.getByText(/Check your connection/)).toBeVisible();
  },
});

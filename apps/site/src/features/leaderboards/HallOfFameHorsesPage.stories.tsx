import type { HallHorse } from '@furlong/backend';
import { expect, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { failing, silent, slow } from '../../storybook/backendStates.ts';
import { horse, stable } from '../../storybook/fixtures.ts';
import { game } from '../../storybook/game.ts';
import { requestWaves } from '../../storybook/mockNetwork.ts';
import { moment } from '../../storybook/moment.ts';
import { pageStoryArgs, pageStoryMeta } from '../../storybook/pageStoryMeta.ts';
import { ada } from '../../storybook/players.ts';

const meta = preview.meta({
  ...pageStoryMeta,
  title: 'Pages/Hall of Fame Horses',
  tags: ['!autodocs'],
  args: { ...pageStoryArgs, path: '/leaderboards/hall-of-fame-horses', player: ada },
});

const road = ['Ashford Champion Stakes', 'Kingsmere Cup'].map((raceName, index) => ({
  ...{ raceId: `road-${index}`, raceName, grade: 'Grade 1' as const },
  ...{ offAt: moment - (index + 1) * 604_800_000, horseId: horse.id, horseName: horse.name },
}));

const comet: HallHorse = {
  ...{ id: horse.id, name: horse.name, sex: 'male', coat: 'Grey', birthSeason: -1 },
  ...{ retiredAt: moment, stable, runs: 15, wins: 7, earnings: 828_400 },
  ...{ since: moment - 604_800_000, feat: 'grade_1_win', feats: { grade_1_win: 2 }, road },
};

const longNamed: HallHorse = {
  ...{ ...comet, id: 'long', name: 'Wwwwwwwwwwwwwwwwwwwwwwwwwwwwww' },
  stable: { ...stable, name: 'Wwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwww' },
};

const filled = { ...game, hall: { horses: [comet, longNamed], stables: [] } };

/** A member with its road; each race leads to its film. */
export const Success = meta.story({
  args: { game: filled },
  play: async ({ canvas }) => {
    const road = within(await canvas.findByRole('list', { name: 'The road of Silver Comet' }));
    const first = road.getByRole('link', { name: 'Ashford Champion Stakes' });
    await expect(first).toHaveAttribute('href', '/races/road-0');
    await expect(canvas.getAllByText('Two Grade 1 wins').length).toBeGreaterThan(0);
    await expect(canvas.getAllByText(/retired/)).not.toHaveLength(0);
  },
});

/** Nobody is in: what it takes, and who is nearest. */
export const Empty = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No horse is in the hall yet')).toBeVisible();
    await expect(await canvas.findByRole('heading', { name: 'Five graded wins' })).toBeVisible();
    await expect(canvas.getAllByText('1 of 5')).not.toHaveLength(0);
  },
});

/** A visitor reads the same. */
export const SignedOut = meta.story({
  args: { game: filled, player: null },
  play: async ({ canvas }) => {
    const [member] = await canvas.findAllByRole('link', { name: 'Silver Comet' });
    await expect(member).toBeVisible();
  },
});

/** The answer is on its way. */
export const Loading = meta.story({
  args: { handlers: () => [silent] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toBeVisible();
    await expect(canvas.queryByText('No horse is in the hall yet')).toBeNull();
  },
});

/** The answers take a while, and are asked for at once. */
export const Slow = meta.story({
  args: { handlers: () => [slow] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No horse is in the hall yet')).toBeVisible();
    await expect(requestWaves()).toBe(1);
  },
});

/** The backend is down. */
export const Failed = meta.story({
  args: { handlers: () => [failing] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The hall of fame could not be loaded')).toBeVisible();
  },
});

import type { HallStable } from '@furlong/backend';
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
  title: 'Pages/Hall of Fame Stables',
  tags: ['!autodocs'],
  args: { ...pageStoryArgs, path: '/leaderboards/hall-of-fame-stables', player: ada },
});

const road = ['Ashford Champion Stakes', 'Kingsmere Cup'].map((raceName, index) => ({
  ...{ raceId: `road-${index}`, raceName, grade: 'Grade 1' as const },
  ...{ offAt: moment - (index + 1) * 604_800_000, horseId: horse.id, horseName: horse.name },
}));

const birch: HallStable = {
  ...{ id: stable.id, name: stable.name, ownerName: stable.ownerName, silks: stable.silks },
  isHouse: false,
  ...{ runs: 115, wins: 27, earnings: 1_828_400, since: moment - 604_800_000 },
  ...{ feat: 'graded_win', feats: { graded_win: 10 }, road },
};

const longNamed: HallStable = {
  ...{ ...birch, id: 'long', ownerName: 'Wwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwww' },
  name: 'Wwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwwww',
};

const ofTheHouse: HallStable = {
  ...{ ...birch, id: 'house', name: 'Larkrise House', ownerName: null, isHouse: true },
  ...{ feat: 'season_title', feats: { season_title: 1 } },
};

const filled = { ...game, hall: { horses: [], stables: [birch, longNamed, ofTheHouse] } };

/** A member with its road; each race leads to its film. */
export const Success = meta.story({
  args: { game: filled },
  play: async ({ canvas }) => {
    const road = within(await canvas.findByRole('list', { name: 'The road of Silver Birch' }));
    const first = road.getByRole('link', { name: 'Ashford Champion Stakes' });
    await expect(first).toHaveAttribute('href', '/races/road-0');
    await expect(canvas.getAllByText('Ten graded wins').length).toBeGreaterThan(0);
    await expect(road.getAllByText(/Silver Comet · /)).toHaveLength(2);
    await expect(canvas.getAllByText('House')).toHaveLength(1);
    // What it takes comes after the members, and names the reason too.
    await canvas.findByRole('heading', { name: 'One season’s title' });
    await expect(canvas.getAllByText('One season’s title')).toHaveLength(2);
  },
});

/** Nobody is in: what it takes, and who is nearest. */
export const Empty = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No stable is in the hall yet')).toBeVisible();
    await expect(await canvas.findByRole('heading', { name: 'Ten graded wins' })).toBeVisible();
    await expect(canvas.getAllByText('1 of 10')).not.toHaveLength(0);
  },
});

/** A visitor reads the same. */
export const SignedOut = meta.story({
  args: { game: filled, player: null },
  play: async ({ canvas }) => {
    const [member] = await canvas.findAllByRole('link', { name: 'Silver Birch' });
    await expect(member).toBeVisible();
  },
});

/** The answer is on its way. */
export const Loading = meta.story({
  args: { handlers: () => [silent] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toBeVisible();
    await expect(canvas.queryByText('No stable is in the hall yet')).toBeNull();
  },
});

/** The answers take a while, and are asked for at once. */
export const Slow = meta.story({
  args: { handlers: () => [slow] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No stable is in the hall yet')).toBeVisible();
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

import { expect, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { horseLeaderboard, leaderboard } from '../../../fixtures/community';
import { unbroken } from '../../../fixtures/names';
import { Podium, type PodiumProps, type PodiumStep } from './Podium';

const stables: readonly PodiumStep[] = leaderboard.map((row) => ({
  ...{ id: row.stableId, rank: row.rank, name: row.stable, href: row.href, silks: row.silks },
  ...{ of: row.owner, figure: row.earnings, house: row.rank === 3, mine: row.rank === 2 },
}));

const horses: readonly PodiumStep[] = horseLeaderboard.map((row) => ({
  ...{ id: row.portrait.horseId, rank: row.rank, name: row.horse, href: row.horseHref },
  ...{ silks: row.silks, portrait: row.portrait, of: row.stable, figure: `${row.wins} wins` },
  ...{ house: false, mine: row.rank === 3 },
}));

const meta = preview.meta({
  title: 'Components/Community/Podium',
  component: Podium,
  args: {
    label: 'The first three stables by prize money',
    steps: stables,
  } satisfies PodiumProps,
});

export const Default = meta.story();

/** Horses by their faces. */
export const Horses = meta.story({
  args: { label: 'The first three horses by wins', steps: horses },
});

/** Only two have run. */
export const Two = meta.story({ args: { steps: stables.slice(0, 2) } });

export const LongWords = meta.story({
  globals: { viewport: { value: 'phone', isRotated: false } },
  args: { steps: stables.map((step) => ({ ...step, name: unbroken, of: unbroken })) },
});

export const Matrix = meta.story({
  tags: ['vrt', '!autodocs'],
  globals: { theme: 'both' },
  args: { label: 'The first three horses by wins', steps: horses },
});

export const TestReads = meta.story({
  name: 'Test: three stand on it in their order, the house’s and the own one marked',
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    const steps = canvas.getAllByRole('listitem').map((step) => within(step));
    await expect(steps).toHaveLength(3);
    await expect(steps[0]?.getByRole('link', { name: 'Goldhanger' })).toBeVisible();
    await expect(steps[1]?.getByText('Yours')).toBeVisible();
    await expect(steps[2]?.getByText('House')).toBeVisible();
  },
});

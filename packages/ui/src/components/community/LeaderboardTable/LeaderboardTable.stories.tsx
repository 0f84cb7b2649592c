import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { leaderboard } from '../../../fixtures/community';
import { unbroken } from '../../../fixtures/names';
import { LeaderboardTable, type LeaderboardTableProps } from './LeaderboardTable';
import { LeaderboardTableSkeleton } from './LeaderboardTableSkeleton';

const onSort = fn<NonNullable<LeaderboardTableProps['onSort']>>();

const meta = preview.meta({
  title: 'Components/Community/LeaderboardTable',
  component: LeaderboardTable,
  args: { caption: 'Top stables', rows: leaderboard } satisfies LeaderboardTableProps,
});

export const Default = meta.story();

/** The player's own stable is marked, in a word as well. */
export const Mine = meta.story({ args: { myStableId: 'st3' } });

/** The heads of the figures sort. */
export const Sortable = meta.story({
  args: { sort: { column: 'earnings', direction: 'descending' }, onSort },
});

/** Ranked by what no other column has, with a stable of the house among them. */
export const ByScore = meta.story({
  args: {
    by: { head: 'Strike rate' },
    rows: leaderboard.map((row) => ({ ...row, score: '21.4 %', house: row.rank === 2 })),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('columnheader', { name: 'Strike rate' })).toBeVisible();
    await expect(canvas.getByRole('rowheader', { name: /Silver Birch House/ })).toBeVisible();
  },
});

/** The first day of a season. */
export const Empty = meta.story({ args: { rows: [] } });

/** The standings are on their way. */
export const Loading = meta.story({ render: () => <LeaderboardTableSkeleton /> });

/** Each stable becomes a card, and the heads that sort stay above. */
export const OnPhone = meta.story({
  tags: ['vrt'],
  globals: { viewport: { value: 'phone', isRotated: false } },
  args: {
    myStableId: 'st2',
    sort: { column: 'earnings', direction: 'descending' },
    onSort,
    rows: leaderboard
      .slice(0, 3)
      .map((row, i) => (i === 2 ? { ...row, stable: unbroken, owner: unbroken } : row)),
  },
});

export const Matrix = meta.story({
  tags: ['vrt', '!autodocs'],
  globals: { theme: 'both' },
  args: { myStableId: 'st3', sort: { column: 'earnings', direction: 'descending' }, onSort },
});

export const TestSorts = meta.story({
  name: 'Test: a press on a head asks for its order, and the player’s own row says so',
  tags: ['!autodocs'],
  args: { myStableId: 'st3', onSort },
  play: async ({ canvas, userEvent }) => {
    onSort.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'Wins' }));
    await expect(onSort).toHaveBeenCalledWith({ column: 'wins', direction: 'descending' });
    await expect(canvas.getByRole('row', { name: /^3 Morningside Yours/ })).toBeVisible();
  },
});

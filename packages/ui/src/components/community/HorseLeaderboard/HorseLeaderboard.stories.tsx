import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { horseLeaderboard } from '../../../fixtures/community';
import { unbroken } from '../../../fixtures/names';
import { HorseLeaderboard, type HorseLeaderboardProps } from './HorseLeaderboard';
import { HorseLeaderboardSkeleton } from './HorseLeaderboardSkeleton';

const meta = preview.meta({
  title: 'Components/Community/HorseLeaderboard',
  component: HorseLeaderboard,
  args: { caption: 'Leading horses', rows: horseLeaderboard } satisfies HorseLeaderboardProps,
});

export const Default = meta.story();

/** The player's own horses are marked, in a word as well. */
export const Mine = meta.story({
  args: { myStableId: 'st3' },
  play: async ({ canvas }) => {
    const own = canvas.getByRole('row', { name: /^2 Morning Glory Yours/ });
    await expect(own).toBeVisible();
    await expect(canvas.getAllByText('Yours')).toHaveLength(1);
  },
});

export const Loading = meta.story({ render: () => <HorseLeaderboardSkeleton /> });

/** Each horse is a row of two lines, with names as long as they may be. */
export const OnPhone = meta.story({
  tags: ['vrt'],
  globals: { viewport: { value: 'phone', isRotated: false } },
  args: {
    myStableId: 'st3',
    rows: horseLeaderboard.map((row, i) =>
      i === 2 ? { ...row, horse: unbroken, stable: unbroken } : row,
    ),
  },
});

export const Matrix = meta.story({
  tags: ['vrt', '!autodocs'],
  globals: { theme: 'both' },
  args: { myStableId: 'st3' },
});

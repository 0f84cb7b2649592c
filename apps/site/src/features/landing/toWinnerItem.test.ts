import { expect, test } from 'vitest';
import { finished, runner } from '../../storybook/fixtures.ts';
import { toWinnerItem } from './toWinnerItem.ts';

test('a winner is told with its race, and leads to the result', () => {
  const winner = { ...runner(1, 95_020, 'Silver Comet'), race: finished };
  expect(toWinnerItem(winner, finished.offAt + 240_000)).toMatchObject({
    timeAgo: '4 minutes ago',
    race: 'Ashford Stakes',
    description: 'Silver Comet won for Silver Birch in 1:35.02, over 1600 m at Ashford Downs.',
    href: '/races/ashford-stakes',
  });
});

import { expect, test } from 'vitest';
import { finished, runner } from '../../storybook/fixtures.ts';
import { toWinnerItems } from './toWinnerItems.ts';

test('a winner is told with its race, and leads to the result', () => {
  const race = { ...finished, winners: [runner(1, 95_020, 'Silver Comet')], seconds: [] };
  const [winner, ...others] = toWinnerItems(race, finished.offAt + 240_000);
  expect(others).toEqual([]);
  expect(winner).toMatchObject({
    timeAgo: '4 minutes ago',
    race: 'Ashford Stakes',
    horse: 'Silver Comet',
    horseHref: '/horses/silver-comet',
    stable: 'Silver Birch',
    stableHref: '/stables/silver-birch',
    description: 'in 1:35.02, over 1600\u00a0m at Ashford Downs.',
    href: '/races/ashford-stakes',
  });
});

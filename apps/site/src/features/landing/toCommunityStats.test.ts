import { expect, test } from 'vitest';
import { stable } from '../../storybook/fixtures.ts';
import { toCommunityStats } from './toCommunityStats.ts';

test('an owner leads to the stable, a horse to its own page and is told with its stable', () => {
  const figures = { runs: 81_973, places: 36_854, wins: 15_413, stable };
  expect(
    toCommunityStats([
      { title: 'owner', id: stable.id, name: stable.name, ...figures },
      { title: 'filly', id: 'f', name: 'Iron Duchess', ...figures },
    ]),
  ).toMatchObject([
    { title: 'Top owner', href: '/stables/silver-birch', owner: 'Ada B.', runs: '81,973' },
    { title: 'Top filly', href: '/horses/f', owner: 'Silver Birch', wins: '15,413' },
  ]);
});

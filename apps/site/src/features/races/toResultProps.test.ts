import { expect, test } from 'vitest';
import { finished, runner } from '../../storybook/fixtures.ts';
import { toFinishers, toResultRow, toResultRows, toWinnerItem } from './toResultProps.ts';

const order = [runner(1, 83_410, 'Silver Comet'), runner(2, 83_440), runner(3, 83_520)];

test('the photo finish shows margins and times', () => {
  expect(toFinishers(order)).toMatchObject([
    { place: 1, horse: 'Silver Comet', margin: '', time: '1:23.41' },
    { place: 2, horse: 'Number 2', margin: 'hd', time: '1:23.44' },
    { place: 3, margin: '½' },
  ]);
});

test('a runner without a result is not among the finishers', () => {
  const unplaced = { ...runner(4, 90_000), place: null, timeMs: null };
  expect(toFinishers([...order, unplaced])).toHaveLength(3);
  expect(toResultRows([...order, unplaced])).toHaveLength(3);
});

test('a result tells weight in stones, and prize money only where some was won', () => {
  expect(toResultRows(order)[0]).toMatchObject({ weight: '9-4', prize: '$25,000', margin: '' });
  expect(toResultRows(order)[1]).toMatchObject({ weight: '9-4', prize: null, margin: 'head' });
});

test('a winner is told with its race, and leads to the result', () => {
  const winner = { ...runner(1, 95_020, 'Silver Comet'), race: finished };
  expect(toWinnerItem(winner, finished.offAt + 240_000)).toMatchObject({
    timeAgo: '4 minutes ago',
    race: 'Ashford Stakes',
    description: 'Silver Comet won for Silver Birch in 1:35.02, over 1600 m at Ashford Downs.',
    href: '/races/ashford-stakes',
  });
});

test('a finished race is listed with where, over what and among how many it was run', () => {
  expect(toResultRow({ ...finished, entriesCount: 9 }, finished.offAt)).toMatchObject({
    race: 'Ashford Stakes',
    summary: 'Ashford Downs · 1600 m Turf · 9 runners',
    href: '/races/ashford-stakes',
  });
});

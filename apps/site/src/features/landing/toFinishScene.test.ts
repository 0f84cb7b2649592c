import { expect, test } from 'vitest';
import { runner } from '../../storybook/fixtures.ts';
import { toFinish, toFinishers } from './toFinishScene.ts';

const order = [runner(1, 83_410, 'Silver Comet'), runner(2, 83_440), runner(3, 83_520)];

test('the photo finish shows margins and times', () => {
  expect(toFinishers(order)).toMatchObject([
    { place: 1, horse: 'Silver Comet', margin: '', time: '1:23.41' },
    { place: 2, horse: 'Number 2', margin: 'head', time: '1:23.44' },
    { place: 3, margin: '½' },
  ]);
});

test('a runner without a result is not among the finishers', () => {
  const unplaced = { ...runner(4, 90_000), place: null, timeMs: null };
  expect(toFinishers([...order, unplaced])).toHaveLength(3);
});

test('at the finish the winner is on the line and the others as far back as their times', () => {
  const [winner, second, third] = toFinish(
    [runner(1, 83_000), runner(2, 83_500), runner(3, 84_000)],
    24,
  );
  expect(winner?.toGo).toBe(0);
  expect(third?.toGo).toBe(2 * (second?.toGo ?? 0));
});

test('the runners are spread over the course in the order of their draw', () => {
  const order = [runner(3, 83_000), runner(1, 83_100), runner(2, 83_200)];
  expect(toFinish(order, 24).map(({ off }) => off)).toEqual([20, 4, 12]);
});

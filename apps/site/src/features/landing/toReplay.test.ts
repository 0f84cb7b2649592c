import { expect, test } from 'vitest';
import { runner } from '../../storybook/fixtures.ts';
import { toFinish } from './toFinishScene.ts';
import { toReplay } from './toReplay.ts';

const finishers = [runner(1, 10_000, 'Ash'), runner(2, 10_500, 'Birch')];

/** At sixteen and fifteen metres a second. */
const run = {
  distance: 160,
  times: { ash: 10_000, birch: 10_500 },
  placesAt: (ms: number) => [
    { horseId: 'ash', metres: 0.016 * ms },
    { horseId: 'birch', metres: 0.015 * ms },
  ],
};
const replay = toReplay(run, finishers, 24);

test('a replay shows the last seconds, and ends when the last of those shown is home', () => {
  expect([replay.from, replay.to]).toEqual([2_000, 10_500]);
});

test('before the post the leader is where it was, the others behind it', () => {
  const [first, second] = replay.runnersAt(5_000);
  expect(first).toMatchObject({ horse: 'Ash', toGo: expect.closeTo(80, 3) });
  expect(second?.toGo).toBeGreaterThan(80);
});

test('from the winner on it is the still picture of the finish', () => {
  expect(replay.runnersAt(10_000)).toEqual(toFinish(finishers, 24));
});

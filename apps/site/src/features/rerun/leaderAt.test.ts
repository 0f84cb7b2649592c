import { expect, test } from 'vitest';
import { leaderAt } from './leaderAt.ts';

// Two frames a fifth of a second apart; then both gallop on beyond the post.
const again = {
  horseIds: ['ash', 'birch'],
  positions: Float32Array.from([3, 0, 2, 1, 6, 0, 7, 1]),
  times: { ash: 400, birch: 390 },
};

test('until the post the leader is who has come farthest by then', () => {
  expect([-5_000, 0, 199, 200, 389].map((ms) => leaderAt(again, ms))).toEqual([
    ...['ash', 'ash', 'ash', 'birch', 'birch'],
  ]);
});

test('from the post on it is who passed it first, however the field gallops out', () => {
  const slowing = { ...again, times: { ash: 380, birch: 390 } };
  expect(leaderAt(slowing, 385)).toBe('ash');
  expect(leaderAt(slowing, 60_000)).toBe('ash');
});

test('nobody leads an empty field', () => {
  expect(leaderAt({ horseIds: [], positions: new Float32Array(), times: {} }, 0)).toBeNull();
});

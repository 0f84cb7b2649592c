import { expect, test } from 'vitest';
import { orderAt } from './orderAt.ts';
import { placesAt } from './placesAt.ts';

// Two frames a fifth of a second apart; then both gallop on beyond the post.
const again = {
  horseIds: ['ash', 'birch'],
  positions: Float32Array.from([3, 0, 2, 1, 6, 0, 7, 1]),
  times: { ash: 400, birch: 390 },
};

test('until the post the leader is who has come farthest by then', () => {
  expect([-5_000, 0, 40, 120, 389].map((ms) => orderAt(again, ms)[0])).toEqual([
    ...['ash', 'ash', 'ash', 'birch', 'birch'],
  ]);
});

test('from the post on it is who passed it first, however the field gallops out', () => {
  const slowing = { ...again, times: { ash: 380, birch: 390 } };
  expect(orderAt(slowing, 385)).toEqual(['ash', 'birch']);
  expect(orderAt(slowing, 60_000)).toEqual(['ash', 'birch']);
});

test('an empty field has no order', () => {
  expect(orderAt({ horseIds: [], positions: new Float32Array(), times: {} }, 0)).toEqual([]);
});

test('between two frames a runner is where it is on its way from one to the other', () => {
  expect(placesAt(again, 100)).toEqual([
    { horseId: 'ash', metres: 4.5, lane: 0 },
    { horseId: 'birch', metres: 4.5, lane: 1 },
  ]);
  expect(placesAt(again, 60_000).map(({ metres }) => metres)).toEqual([7, 6]);
});

import { expect, test } from 'vitest';
import { filmOf, positionsAt } from './film.ts';

/** Two runners: one at 16 m/s on the rail, one at 17 m/s four metres off it. */
const film = filmOf({
  duration: 70_000,
  positionsAt: (ms) =>
    [16, 17].map((speed, index) => ({
      horseId: `h${speed}`,
      metres: (speed * ms) / 1_000,
      lane: index * 4,
      finished: false,
    })),
});

test('a film has who is where at every moment, the leader first', () => {
  expect(positionsAt(film, 10_100)).toEqual([
    { horseId: 'h17', metres: expect.closeTo(171.7, 3), lane: 4 },
    { horseId: 'h16', metres: expect.closeTo(161.6, 3), lane: 0 },
  ]);
});

test('all stand at the start before the off, and stay where they pulled up', () => {
  expect(positionsAt(film, -5_000)).toEqual(positionsAt(film, 0));
  expect(positionsAt(film, 0).map(({ metres }) => metres)).toEqual([0, 0]);
  const end = positionsAt(film, 3_600_000);
  expect(end).toEqual(positionsAt(film, 72_000));
  expect(end[0]?.metres).toBeCloseTo(17 * 72, 3);
});

import { expect, test } from 'vitest';
import { filmOf } from './film.ts';

test('a film has the field every 200 ms from the off until two seconds after the last is home', () => {
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
  expect(film.horseIds).toEqual(['h16', 'h17']);
  expect(film.positions).toHaveLength((72 * 5 + 1) * 4);
  expect(Array.from(film.positions.slice(0, 4))).toEqual([0, 0, 0, 4]);
  expect(film.positions.at(-2)).toBeCloseTo(17 * 72, 3);
});

import { expect, it } from 'vitest';
import { penalty } from '../../src/races/penalty.ts';
import { grades } from '../../src/races/race.ts';

it('is called for by a win in better graded company alone', () => {
  const called = grades.flatMap((grade) =>
    grades.flatMap((won) => {
      const pounds = penalty(grade, [won]);
      return pounds === 0 ? [] : [[grade, won, pounds]];
    }),
  );
  expect(called).toEqual([
    ['Grade 2', 'Grade 1', 5],
    ['Grade 3', 'Grade 1', 7],
    ['Grade 3', 'Grade 2', 5],
    ['Listed', 'Grade 1', 9],
    ['Listed', 'Grade 2', 7],
    ['Listed', 'Grade 3', 5],
  ]);
});

it('is the heaviest that one win calls for, however many there are', () => {
  expect(penalty('Listed', ['Grade 3', 'Grade 1', 'Grade 3'])).toBe(9);
  expect(penalty('Listed', [])).toBe(0);
});

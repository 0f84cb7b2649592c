import { expect, test } from 'vitest';
import { ashfordCourse, filmOf } from '../../../fixtures/film';
import { judgeAt } from './judgeAt';

const film = filmOf(ashfordCourse, 1500, 6);
const times = film.runners.map(({ timeMs }) => timeMs ?? 0).sort((a, b) => a - b);
const [winner = 0, , third = 0] = times;
const last = times.at(-1) ?? 0;

test('the judge calls the first three, then everybody, and never before they are home', () => {
  expect(judgeAt(film, false, third)).toBe('none');
  expect(judgeAt(film, false, third + 1_500)).toBe('first three');
  expect(judgeAt(film, false, last + 1_499)).toBe('first three');
  expect(judgeAt(film, false, last + 1_500)).toBe('all');
});

test('a close finish waits for its photograph', () => {
  expect(judgeAt(film, true, winner)).toBe('none');
  expect(judgeAt(film, true, winner + 800)).toBe('photograph');
  expect(judgeAt(film, true, third + 6_499)).toBe('photograph');
  expect(judgeAt(film, true, Math.max(third + 6_500, last + 1_500))).toBe('all');
});

test('before the off nothing is called', () => {
  const runners = film.runners.map((runner) => ({ ...runner, timeMs: null }));
  expect(judgeAt({ ...film, runners }, false, 0)).toBe('none');
});

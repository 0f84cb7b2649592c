import { expect, test } from 'vitest';
import { ashfordCourse, filmOf } from '../../../fixtures/film';
import { Motion } from '../RaceView/motion/Motion';
import { sectionalsOf, standingsAt } from './standings';

const film = filmOf(ashfordCourse, 1500, 6);
const motion = new Motion(film);

test('before the post whoever has least to run leads, and the gaps are lengths between noses', () => {
  const order = standingsAt(film, motion, 60_000);
  expect(order[0]?.behind).toBe(0);
  order.slice(1).forEach((standing, i) => {
    expect(standing.toGo).toBeGreaterThanOrEqual(order[i]?.toGo ?? 0);
    expect(standing.behind * 2.4).toBeCloseTo(standing.toGo - (order[0]?.toGo ?? 0), 6);
  });
});

test('behind the post the order is that of the times, whoever pulls up first', () => {
  const times = standingsAt(film, motion, motion.until).map(({ timeMs }) => timeMs ?? 0);
  expect(times).toEqual(times.toSorted((a, b) => a - b));
});

test('who has passed the post is home, with the distance that the result gives', () => {
  const won = Math.min(...film.runners.map(({ timeMs }) => timeMs ?? Infinity));
  const atThePost = standingsAt(film, motion, won);
  expect(atThePost.map(({ home }) => home)).toEqual([true, ...Array(5).fill(false)]);
  expect(atThePost[0]?.beaten).toBe('');
  const home = standingsAt(film, motion, motion.until);
  expect(home.every((standing) => standing.home && standing.beaten !== undefined)).toBe(true);
});

test('the sectionals sum to the winner’s time, the odd piece first', () => {
  const sectionals = sectionalsOf(film);
  expect(sectionals.map(({ toGo }) => toGo)).toEqual([1400, 1200, 1000, 800, 600, 400, 200, 0]);
  const winner = Math.min(...film.runners.map(({ timeMs }) => timeMs ?? Infinity));
  expect(Math.abs(sectionals.reduce((sum, { ms }) => sum + ms, 0) - winner)).toBeLessThan(5);
});

import { expect, test } from 'vitest';
import { ashfordCourse, filmOf } from '../../../fixtures/film';
import { loadingStory } from './loadingStory';

test('the loading is told in its order, and only what happens', () => {
  const texts = (count: number) =>
    loadingStory(filmOf(ashfordCourse, 1600, count).runners).map(({ text }) => text);
  expect(texts(9)).toEqual([
    '9 runners behind the stalls.',
    'The odd numbers go in.',
    'The even numbers follow.',
    'All in.',
  ]);
  expect(texts(1)).not.toContain('The even numbers follow.');
});

test('each sentence stands long enough to be read', () => {
  for (const count of [2, 8, 20]) {
    const moments = loadingStory(filmOf(ashfordCourse, 1600, count).runners).map(({ ms }) => ms);
    for (const [i, ms] of moments.slice(1).entries()) {
      expect(ms - (moments[i] ?? 0)).toBeGreaterThan(1_500);
    }
  }
});

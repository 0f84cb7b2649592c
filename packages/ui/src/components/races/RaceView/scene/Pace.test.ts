import { expect, test } from 'vitest';
import { Pace } from './Pace';

const after = (pace: Pace, interval: number) => {
  let answer = pace.add(interval);
  for (let i = 1; i < 30; i++) answer = pace.add(interval);
  return answer;
};

test('a film that keeps up is left as it is', () => {
  const pace = new Pace();
  expect(after(pace, 16.7)).toBe('nothing');
  expect(pace.share).toBe(1);
});

test('a slow one is drawn with fewer pixels, twice, before it is given up', () => {
  const pace = new Pace();
  expect(after(pace, 50)).toBe('draw fewer pixels');
  expect(pace.share).toBeCloseTo(0.8);
  expect(after(pace, 50)).toBe('draw fewer pixels');
  expect(after(pace, 30)).toBe('nothing');
  expect(after(pace, 50)).toBe('give up');
});

test('a single hitch changes nothing', () => {
  const pace = new Pace();
  pace.add(900);
  expect(after(pace, 16)).toBe('nothing');
  expect(pace.share).toBe(1);
});

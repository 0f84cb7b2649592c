import { expect, test } from 'vitest';
import { beginHistory, type Step, step } from './history.ts';

test('what is changed is undone, and what is undone is made again, step by step', () => {
  const changes = [1, 2, 3].map((to): Step<number> => ({ type: 'change', to }));
  const all = changes.reduce(step, beginHistory(0));
  expect(all).toEqual({ past: [0, 1, 2], present: 3, future: [] });
  const back = [1, 2, 3].reduce((history) => step(history, { type: 'undo' }), all);
  expect(back).toEqual({ past: [], present: 0, future: [1, 2, 3] });
  expect([1, 2, 3].reduce((history) => step(history, { type: 'redo' }), back)).toEqual(all);
});

test('a change forgets what was taken back', () => {
  const one = step(beginHistory(0), { type: 'change', to: 1 });
  const back = step(one, { type: 'undo' });
  expect(back).toEqual({ past: [], present: 0, future: [1] });
  expect(step(back, { type: 'change', to: 2 }).future).toEqual([]);
});

test('where there is nothing to take back or make again, nothing is', () => {
  const history = beginHistory(0);
  expect(step(history, { type: 'undo' })).toBe(history);
  expect(step(history, { type: 'redo' })).toBe(history);
});

import { expect, test } from 'vitest';
import { race, running } from '../../storybook/fixtures.ts';
import { isRunning } from './isRunning.ts';

test('a race is running from its off until its last runner is home', () => {
  const { offAt, finishesAt } = running;
  const at = (now: number) => isRunning(running, now);
  expect([offAt - 1, offAt, finishesAt - 1, finishesAt].map(at)).toEqual([
    false,
    true,
    true,
    false,
  ]);
});

test('what was fetched before the off tells it by the clock; what is over does not run', () => {
  expect(isRunning({ ...race, status: 'closed' }, race.offAt)).toBe(true);
  expect(isRunning({ ...running, status: 'finished' }, race.offAt)).toBe(false);
  expect(isRunning({ ...running, status: 'void' }, race.offAt)).toBe(false);
});

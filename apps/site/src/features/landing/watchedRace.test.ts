import { expect, test } from 'vitest';
import { finished, race, running } from '../../storybook/fixtures.ts';
import { watchedRace } from './watchedRace.ts';

const last = { ...finished, id: 'the-last' };
const next = { ...race, id: 'the-next', offAt: running.offAt + 120_000 };

test('a visitor is led to the race that is on, then to the next, and else to the last', () => {
  const { offAt, finishesAt } = running;
  const at = (now: number) => watchedRace([running, next], last, now)?.id;
  expect(at(offAt + 30_000)).toBe(running.id);
  expect(at(finishesAt + 1_000)).toBe(next.id);
  expect(at(offAt - 120_000)).toBe(running.id);
  expect(at(offAt - 121_000)).toBe(last.id);
});

test('before the first race there is nothing to watch', () => {
  expect(watchedRace([], undefined, running.offAt)).toBeUndefined();
});

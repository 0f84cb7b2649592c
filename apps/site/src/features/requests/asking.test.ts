import { HOUR, MINUTE, requestBars, requestFault } from '@furlong/game/rules';
import { expect, test } from 'vitest';
import { horse } from '../../storybook/fixtures.ts';
import { moment } from '../../storybook/moment.ts';
import { toAsked, usualWish } from './asking.ts';

const own = { ...horse, rating: 55, equipment: [] };

test('what is asked first for a horse can be asked for, and the horse fits it', () => {
  const wish = usualWish(own, moment);
  if (wish === null) throw new Error('No class admits the horse.');
  const asked = toAsked(wish, moment + 12_345);
  expect(requestFault(asked, moment + 12_345)).toBeNull();
  expect(requestBars(asked, own)).toEqual([]);
});

test('no class that may be asked for admits a horse of the highest ratings', () => {
  expect(usualWish({ ...own, rating: 130 }, moment)).toBeNull();
});

test('the offs are on whole minutes, the earliest never after the latest', () => {
  const wish = usualWish(own, moment);
  if (wish === null) throw new Error('No class admits the horse.');
  const asked = toAsked({ ...wish, earliestIn: 3 * HOUR, latestIn: HOUR }, moment + 1);
  expect(asked.earliestOff).toBe(asked.latestOff);
  expect(asked.latestOff % MINUTE).toBe(0);
});

import { expect, test } from 'vitest';
import { ashfordRunners } from './sampleRace.ts';
import { toFinish } from './toFinish.ts';

const [first = '', second = '', third = ''] = ashfordRunners.map(({ horseId }) => horseId);

test('the finish has places, margins and times by the clock at the post', () => {
  const { order, close } = toFinish(ashfordRunners, {
    times: { [third]: 83_900, [first]: 83_410, [second]: 83_618 },
  });
  expect(order.map(({ horse, place, time }) => `${place} ${horse} ${time}`)).toEqual([
    '1 Silver Comet 1:23.41',
    '2 Iron Duchess 1:23.62',
    '3 Turf Legend 1:23.90',
  ]);
  expect(order.map(({ margin }) => margin)).toEqual(['', '1¼', '1¾']);
  expect(close).toBe(false);
});

test('who cannot be told apart shares a place, and takes a photograph', () => {
  const { order, close } = toFinish(ashfordRunners, {
    times: { [first]: 83_410, [second]: 83_410, [third]: 83_900 },
  });
  expect(order.map(({ place }) => place)).toEqual([1, 1, 3]);
  expect(close).toBe(true);
});

test('before the off there is none', () => {
  expect(toFinish(ashfordRunners, { times: {} })).toEqual({ order: [], close: false });
});

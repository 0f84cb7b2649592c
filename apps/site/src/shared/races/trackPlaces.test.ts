import { expect, test } from 'vitest';
import { timeOfDay } from './trackPlaces.ts';

const utc = (hour: number) => Date.UTC(2026, 10, 21, hour);

test('the light at a track goes by its own clock', () => {
  const hours = [5, 6, 9, 10, 16, 17, 19, 20];
  expect(hours.map((hour) => timeOfDay('ashford-downs', utc(hour)))).toEqual([
    'night',
    'morning',
    'morning',
    'day',
    'day',
    'evening',
    'evening',
    'night',
  ]);
  expect(timeOfDay('red-mesa', utc(3))).toBe('night');
  expect(timeOfDay('red-mesa', utc(17))).toBe('day');
  expect(timeOfDay('saltmarsh-park', utc(20))).toBe('morning');
});

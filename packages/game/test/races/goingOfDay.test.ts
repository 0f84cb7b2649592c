import { expect, it } from 'vitest';
import { deviation, mean } from '../../report/figures.ts';
import { goingOfDay } from '../../src/races/goingOfDay.ts';

it('is a little firmer than good on average, and seldom firm or heavy', () => {
  const days = Array.from({ length: 2000 }, (_, day) => goingOfDay('kingsmere', 'Turf', day));
  expect(Math.abs(mean(days) + 5)).toBeLessThan(2);
  expect(Math.abs(deviation(days) - 30)).toBeLessThan(2);
  expect(Math.max(...days.map(Math.abs))).toBeLessThanOrEqual(100);
});

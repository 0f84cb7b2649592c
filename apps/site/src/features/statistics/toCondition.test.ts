import { DAY } from '@furlong/game/rules';
import { describe, expect, test } from 'vitest';
import { toCourse, toNoted } from './toCondition.ts';

const points = [
  { at: 0, condition: 90, after: 'run' as const },
  { at: DAY, condition: 92, after: 'session' as const },
  { at: 9 * DAY, condition: 80, after: 'run' as const },
];

describe('the way of a condition', () => {
  test('keeps for two days, falls by 1 a day, and from the sixth by 1.5; then work is noted', () => {
    expect(toCourse(points, null)).toEqual([
      { at: 0, condition: 90 },
      { at: DAY, condition: 90 },
      { at: DAY, condition: 92 },
      { at: 3 * DAY, condition: 92 },
      { at: 6 * DAY, condition: 89 },
      { at: 9 * DAY, condition: 85 },
      { at: 9 * DAY, condition: 80 },
    ]);
  });

  test('goes on to now, unless the clock is behind what is noted', () => {
    expect(toCourse(points, 12 * DAY).slice(-3)).toEqual([
      { at: 9 * DAY, condition: 80 },
      { at: 11 * DAY, condition: 80 },
      { at: 12 * DAY, condition: 79 },
    ]);
    expect(toCourse(points, 8 * DAY).at(-1)).toEqual({ at: 9 * DAY, condition: 80 });
    expect(toCourse([], DAY)).toEqual([]);
  });
});

test('what is noted says when and after what', () => {
  expect(toNoted(points).map(({ text }) => text.replace(/^.* 1970, \d\d:\d\d/, ''))).toEqual([
    ...[', after a run: 90%', ', after training: 92%', ', after a run: 80%'],
  ]);
});

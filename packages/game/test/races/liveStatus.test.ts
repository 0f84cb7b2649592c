import { expect, it } from 'vitest';
import { liveStatus } from '../../src/races/liveStatus.ts';

it.each([
  ['open', null, -1, null],
  ['void', null, 1, null],
  ['closed', null, -1, 'startingSoon'],
  ['closed', null, 0, 'inProgress'],
  ['finished', 70_000, 69_999, 'inProgress'],
  ['finished', 70_000, 70_000, 'finished'],
] as const)(
  'a race that is %s with a duration of %s is, %i ms after the off, %s',
  (status, duration, ms, shown) => {
    expect(liveStatus({ status, offAt: 1_000_000, duration }, 1_000_000 + ms)).toBe(shown);
  },
);

import { MINUTE } from '@furlong/game/rules';
import { expect, it } from 'vitest';
import { nextOpening } from './nextDue.ts';

const settings = { everyMinutes: 2, horizonMinutes: 60 };
const off = Date.UTC(2026, 10, 21, 12, 0, 0);

it.each([
  ['at an off', 0, 1],
  ['a moment later', 1, 2 * MINUTE + 1],
  ['between two offs', MINUTE, 2 * MINUTE + 1],
])('a race is opened when it comes within the horizon: %s', (_, now, due) => {
  expect(nextOpening(settings, off + now) - off).toBe(due);
});

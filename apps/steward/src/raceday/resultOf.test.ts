import { expect, it } from 'vitest';
import { raceTimeOf } from './resultOf.ts';

it('a race lasts until its last runner is home', () => {
  expect(raceTimeOf({ duration: 71_203.4 })).toBe(71_204);
});

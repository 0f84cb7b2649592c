import { expect, it } from 'vitest';
import { longestRace, raceTimeOf } from './resultOf.ts';

it('a race lasts until its last runner is home', () => {
  expect(raceTimeOf({ duration: 71_203.4, unfinished: [] })).toBe(71_204);
});

it('a race in which a runner did not finish ends when none can finish any more', () => {
  expect(raceTimeOf({ duration: 71_203.4, unfinished: ['h1'] })).toBe(longestRace);
  expect(raceTimeOf({ duration: 0, unfinished: ['h1', 'h2'] })).toBe(longestRace);
});

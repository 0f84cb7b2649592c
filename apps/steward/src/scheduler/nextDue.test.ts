import { describe, expect, it } from 'vitest';
import { nextDue } from './nextDue.ts';

const settings = { everyMinutes: 2, closeSecondsBefore: 20, horizonMinutes: 60 };
const off = Date.UTC(2026, 10, 21, 12, 0, 0);

describe('what is due next', () => {
  it.each([
    ['right after the off: the next race is to be opened', 0, 1],
    ['after that: entries close 20 s before the next off', 1, 100_000],
    ['between closing and off: the off', 100_000, 120_000],
  ])('%s', (_, now, due) => {
    expect(nextDue(settings, off + now) - off).toBe(due);
  });

  it('is never now or earlier, and never further away than a race', () => {
    for (let second = 0; second < 240; second += 1) {
      const at = off + second * 1000;
      const wait = nextDue(settings, at) - at;
      expect(wait).toBeGreaterThan(0);
      expect(wait).toBeLessThanOrEqual(100_000);
    }
  });
});

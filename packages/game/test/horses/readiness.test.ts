import { describe, expect, it } from 'vitest';
import { lengthsLost, readiness } from '../../src/horses/readiness.ts';
import { DAY } from '../../src/season/durations.ts';

describe('the days since the last run', () => {
  it.each([
    [null, 'unraced', 0],
    [1.9, 'too soon', 1],
    [2, 'ready', 0],
    [30, 'ready', 0],
    [30.1, 'ring-rusty', 0.5],
  ] as const)('%s make a horse %s', (days, word, lost) => {
    expect(readiness(days === null ? null : 0, (days ?? 0) * DAY)).toBe(word);
    expect(lengthsLost[word]).toBe(lost);
  });
});

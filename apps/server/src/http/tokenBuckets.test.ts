import { describe, expect, it } from 'vitest';
import { TokenBuckets } from './tokenBuckets.ts';

const rate = { count: 3, seconds: 30 };

function bucketsAt(start: number) {
  const clock = { now: start };
  return { clock, buckets: new TokenBuckets(() => clock.now) };
}

describe('a limit on attempts', () => {
  it('lets so many through at once, and then says how long to wait', () => {
    const { buckets } = bucketsAt(0);
    const attempts = Array.from({ length: 5 }, () => buckets.take([{ key: 'a', rate }]));
    expect(attempts).toEqual([0, 0, 0, 10, 10]);
  });

  it('lets one more through for each part of the window that has passed', () => {
    const { buckets, clock } = bucketsAt(0);
    for (let attempt = 0; attempt < 3; attempt += 1) buckets.take([{ key: 'a', rate }]);
    clock.now = 9_999;
    expect(buckets.take([{ key: 'a', rate }])).toBe(1);
    clock.now = 10_000;
    expect(buckets.take([{ key: 'a', rate }])).toBe(0);
    expect(buckets.take([{ key: 'a', rate }])).toBe(10);
  });

  it('does not count an attempt against one key that another key refuses', () => {
    const { buckets } = bucketsAt(0);
    for (let attempt = 0; attempt < 3; attempt += 1) buckets.take([{ key: 'a', rate }]);
    const both = [
      { key: 'a', rate },
      { key: 'b', rate },
    ];
    for (let attempt = 0; attempt < 9; attempt += 1) expect(buckets.take(both)).toBeGreaterThan(0);
    expect(buckets.take([{ key: 'b', rate }])).toBe(0);
  });

  it('is as it was when a token is given back', () => {
    const { buckets } = bucketsAt(0);
    for (let attempt = 0; attempt < 9; attempt += 1) {
      expect(buckets.take([{ key: 'a', rate }])).toBe(0);
      buckets.giveBack([{ key: 'a', rate }]);
    }
  });

  it('keeps keys apart', () => {
    const { buckets } = bucketsAt(0);
    for (let attempt = 0; attempt < 4; attempt += 1) buckets.take([{ key: 'a', rate }]);
    expect(buckets.take([{ key: 'b', rate }])).toBe(0);
  });
});

import { describe, expect, it } from 'vitest';
import { Meter } from './limits.ts';

const allowance = { count: 3, seconds: 30 };

function meterAt(start: number) {
  const clock = { now: start };
  return { clock, meter: new Meter(() => clock.now) };
}

describe('a meter of attempts', () => {
  it('lets so many through at once, and then says how long to wait', () => {
    const { meter } = meterAt(0);
    const attempts = Array.from({ length: 5 }, () => meter.take([{ key: 'a', allowance }]));
    expect(attempts).toEqual([0, 0, 0, 10, 10]);
  });

  it('lets one more through for each part of the window that has passed', () => {
    const { meter, clock } = meterAt(0);
    for (let attempt = 0; attempt < 3; attempt += 1) meter.take([{ key: 'a', allowance }]);
    clock.now = 9_999;
    expect(meter.take([{ key: 'a', allowance }])).toBe(1);
    clock.now = 10_000;
    expect(meter.take([{ key: 'a', allowance }])).toBe(0);
    expect(meter.take([{ key: 'a', allowance }])).toBe(10);
  });

  it('does not count an attempt against one key that another key refuses', () => {
    const { meter } = meterAt(0);
    for (let attempt = 0; attempt < 3; attempt += 1) meter.take([{ key: 'a', allowance }]);
    const both = [
      { key: 'a', allowance },
      { key: 'b', allowance },
    ];
    for (let attempt = 0; attempt < 9; attempt += 1) expect(meter.take(both)).toBeGreaterThan(0);
    expect(meter.take([{ key: 'b', allowance }])).toBe(0);
  });

  it('keeps keys apart', () => {
    const { meter } = meterAt(0);
    for (let attempt = 0; attempt < 4; attempt += 1) meter.take([{ key: 'a', allowance }]);
    expect(meter.take([{ key: 'b', allowance }])).toBe(0);
  });
});

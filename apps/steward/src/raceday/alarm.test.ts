import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Alarm } from './alarm.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000 });
});

afterEach(() => {
  vi.useRealTimers();
});

function alarmFor(work: () => Promise<number>) {
  const complaints: unknown[] = [];
  const alarm = new Alarm({
    work,
    now: Date.now,
    complain: (_, error) => complaints.push(error),
  });
  return { alarm, complaints };
}

describe('the alarm', () => {
  it('works at once, and then when the next thing is due, not before', async () => {
    const work = vi.fn(async () => Date.now() + 20_000);
    const { alarm } = alarmFor(work);
    alarm.start();
    await vi.advanceTimersByTimeAsync(19_999);
    expect(work).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(work).toHaveBeenCalledTimes(2);
    await alarm.stop();
  });

  it('looks again after a minute, however far away the next thing is', async () => {
    const work = vi.fn(async () => Number.POSITIVE_INFINITY);
    const { alarm } = alarmFor(work);
    alarm.start();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(work).toHaveBeenCalledTimes(2);
    await alarm.stop();
  });

  it('goes on after an error, and does not hurry', async () => {
    const work = vi.fn(async (): Promise<number> => {
      throw new Error('no database');
    });
    const { alarm, complaints } = alarmFor(work);
    alarm.start();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(work.mock.calls.length).toBeGreaterThan(2);
    expect(work.mock.calls.length).toBeLessThan(8);
    expect(complaints).toHaveLength(work.mock.calls.length);
    await alarm.stop();
  });

  it('never works twice at a time', async () => {
    const gate = Promise.withResolvers<number>();
    const work = vi.fn(() => gate.promise);
    const { alarm } = alarmFor(work);
    alarm.start();
    alarm.start();
    await vi.advanceTimersByTimeAsync(300_000);
    expect(work).toHaveBeenCalledTimes(1);
    gate.resolve(0);
    await alarm.stop();
  });

  it('finishes what is in hand when it is stopped, and starts nothing more', async () => {
    const gate = Promise.withResolvers<number>();
    let finished = false;
    const work = vi.fn(async () => {
      const due = await gate.promise;
      finished = true;
      return due;
    });
    const { alarm } = alarmFor(work);
    alarm.start();
    const stopped = alarm.stop();
    expect(finished).toBe(false);
    gate.resolve(0);
    await stopped;
    expect(finished).toBe(true);
    await vi.advanceTimersByTimeAsync(300_000);
    expect(work).toHaveBeenCalledTimes(1);
  });
});

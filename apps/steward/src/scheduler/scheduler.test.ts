import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Scheduler } from './scheduler.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000 });
});

afterEach(() => {
  vi.useRealTimers();
});

function schedulerFor(task: () => Promise<number | null>) {
  const errors: unknown[] = [];
  const scheduler = new Scheduler({
    task,
    onError: (_, error) => errors.push(error),
  });
  return { scheduler, errors };
}

describe('the scheduler', () => {
  it('runs its task at once, and then when the next thing is due, not before', async () => {
    const task = vi.fn(async () => 20_000);
    const { scheduler } = schedulerFor(task);
    scheduler.start();
    await vi.advanceTimersByTimeAsync(19_999);
    expect(task).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(task).toHaveBeenCalledTimes(2);
    await scheduler.stop();
  });

  it('counts from the start of its task, and is not put off by what is due just after it', async () => {
    const calls: number[] = [];
    const begun = Date.now();
    const { scheduler } = schedulerFor(async () => {
      calls.push(Date.now() - begun);
      const work = Promise.withResolvers<number>();
      setTimeout(() => work.resolve(calls.length === 1 ? 1_000 : 50), 300);
      return work.promise;
    });
    scheduler.start();
    await vi.advanceTimersByTimeAsync(1_400);
    // No timer is shorter than a millisecond.
    expect(calls).toEqual([0, 1_000, 1_301]);
    const stopped = scheduler.stop();
    await vi.advanceTimersByTimeAsync(300);
    await stopped;
  });

  it('runs again after a minute, however far away the next thing is', async () => {
    const task = vi.fn(async () => Number.POSITIVE_INFINITY);
    const { scheduler } = schedulerFor(task);
    scheduler.start();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(task).toHaveBeenCalledTimes(2);
    await scheduler.stop();
  });

  it('goes on after an error, and does not hurry', async () => {
    const task = vi.fn(async (): Promise<number> => {
      throw new Error('no database');
    });
    const { scheduler, errors } = schedulerFor(task);
    scheduler.start();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(task.mock.calls.length).toBeGreaterThan(2);
    expect(task.mock.calls.length).toBeLessThan(8);
    expect(errors).toHaveLength(task.mock.calls.length);
    await scheduler.stop();
  });

  it('pauses longer after each failure that follows another, and no longer than 16 seconds', async () => {
    const calls: number[] = [];
    const begun = Date.now();
    const task = vi.fn(async () => {
      calls.push((Date.now() - begun) / 1000);
      if (calls.length === 8) return 0;
      if (calls.length % 2 === 0) throw new Error('no database');
      return null;
    });
    const { scheduler } = schedulerFor(task);
    scheduler.start();
    await vi.advanceTimersByTimeAsync(86_000);
    // What another steward has claimed is asked for again soon, and then all begins anew.
    expect(calls).toEqual([0, 2, 6, 14, 30, 46, 62, 78, 80, 82, 86]);
    await scheduler.stop();
  });

  it('never runs its task twice at a time', async () => {
    const gate = Promise.withResolvers<number>();
    const task = vi.fn(() => gate.promise);
    const { scheduler } = schedulerFor(task);
    scheduler.start();
    scheduler.start();
    await vi.advanceTimersByTimeAsync(300_000);
    expect(task).toHaveBeenCalledTimes(1);
    gate.resolve(0);
    await scheduler.stop();
  });

  it('finishes the current run when it is stopped, and starts nothing more', async () => {
    const gate = Promise.withResolvers<number>();
    let finished = false;
    const task = vi.fn(async () => {
      const due = await gate.promise;
      finished = true;
      return due;
    });
    const { scheduler } = schedulerFor(task);
    scheduler.start();
    const stopped = scheduler.stop();
    expect(finished).toBe(false);
    gate.resolve(0);
    await stopped;
    expect(finished).toBe(true);
    await vi.advanceTimersByTimeAsync(300_000);
    expect(task).toHaveBeenCalledTimes(1);
  });
});

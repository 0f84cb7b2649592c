import { getHeapStatistics } from 'node:v8';
import { describe, expect, it } from 'vitest';
import { watch } from './watchdog.ts';

/** A thread that has computed so many ms whenever it is asked, beyond what it had before. */
function thread(computed: number[], heap = 0) {
  const looks: number[] = [];
  return {
    looks,
    cpuUsage: async (before?: NodeJS.CpuUsage) => {
      const ms = before === undefined ? 0 : (computed.shift() ?? 0);
      looks.push(ms);
      return { user: ms * 1000, system: 0 };
    },
    getHeapStatistics: async () => ({ ...getHeapStatistics(), used_heap_size: heap }),
  };
}

function ended(watched: ReturnType<typeof thread>, longest: number) {
  return new Promise<number[]>((resolve) => {
    watch(watched, longest, () => resolve(watched.looks));
  });
}

describe('the watchdog of the database', () => {
  it('ends a task that has computed as long as it may', async () => {
    expect(await ended(thread([400, 999, 1000]), 1000)).toEqual([0, 400, 999, 1000]);
  });

  it('ends one that gathers too much', async () => {
    expect(await ended(thread([1, 2, 3], 600 * 1024 * 1024), 1000)).toEqual([0, 1]);
  });

  it('ends one that computes nothing by the clock', async () => {
    const idle = { ...thread([]), cpuUsage: () => new Promise<NodeJS.CpuUsage>(() => {}) };
    const end = Promise.withResolvers<void>();
    watch(idle, 60, end.resolve);
    await expect(end.promise).resolves.toBeUndefined();
  });

  it('lets a task be that is done', async () => {
    const watched = thread([1]);
    watch(watched, 1, () => expect.unreachable())();
    await ended(thread([1]), 1);
    expect(watched.looks).toEqual([]);
  });
});

import { setTimeout as delay } from 'node:timers/promises';
import type { Worker } from 'node:worker_threads';

/** How long a task may run before it is looked at, in ms: most are done by then. */
const unwatched = 250;

/** How often it is looked at from then on, in ms. */
const interval = 100;

/** How many times longer than it may compute a task may take on the clock, on a busy machine. */
const patience = 5;

/**
 * The most memory that a thread may gather outside of PostgreSQL's own, in bytes. Node's limit for
 * the heap of a thread is no help: it ends the whole process as often as the thread.
 */
const largestHeap = 512 * 1024 * 1024;

/**
 * Calls `end` when a thread has computed for `longest` milliseconds on its task, taken five times
 * as long on the clock, or gathered more than 512 MB. It is the thread's own time that counts, so
 * that nobody is cut off because the machine is busy with something else.
 *
 * @returns what is to be called when the task is done.
 */
export function watch(
  thread: Pick<Worker, 'cpuUsage' | 'getHeapStatistics'>,
  longest: number,
  end: () => void,
): () => void {
  const done = new AbortController();
  const { signal } = done;
  const computing = async () => {
    await delay(unwatched, undefined, { signal });
    const before = await thread.cpuUsage();
    while (true) {
      await delay(interval, undefined, { signal });
      const { user, system } = await thread.cpuUsage(before);
      if ((user + system) / 1000 >= longest) return;
      const { used_heap_size: heap, external_memory: beside } = await thread.getHeapStatistics();
      if (heap + beside > largestHeap) return;
    }
  };
  const onTheClock = async () => {
    await delay(longest * patience, undefined, { signal });
    // An answer that came while this thread was busy is taken before the clock is believed.
    await new Promise(setImmediate);
  };
  Promise.race([computing(), onTheClock()]).then(
    () => signal.aborted || end(),
    // The task is done, or the thread has ended by itself.
    () => undefined,
  );
  return () => done.abort();
}

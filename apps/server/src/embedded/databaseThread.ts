import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { type BirpcReturn, createBirpc } from 'birpc';
import { DatabaseUnavailable } from '../shared/databaseUnavailable.ts';
import type { DatabaseFunctions, MainFunctions, OpenOrder } from './messages.ts';
import { watch } from './watchdog.ts';

/** What was asked was more work than it may be, and was ended. */
export class TooMuchWork extends Error {
  override name = 'TooMuchWork';
}

/** Beyond what the watchdog allows, in MB, so that it comes first on a small machine too. */
const largestHeap = 2048;

/** A thread with an open database. */
export class DatabaseThread {
  readonly #worker: Worker;
  readonly #functions: BirpcReturn<DatabaseFunctions, MainFunctions>;
  #ended = false;

  private constructor(main: MainFunctions) {
    const worker = new Worker(new URL('./worker.ts', import.meta.url), {
      name: 'database',
      resourceLimits: { maxOldGenerationSizeMb: largestHeap },
    });
    this.#worker = worker;
    this.#functions = createBirpc<DatabaseFunctions, MainFunctions>(main, {
      post: (message) => worker.postMessage(message),
      on: (listener) => worker.on('message', listener),
      timeout: -1,
    });
    let reason = 'The thread of the database has ended.';
    worker.once('error', (error) => {
      reason = `The thread of the database has died: ${String(error)}`;
    });
    worker.once('exit', () => {
      this.#ended = true;
      this.#functions.$close(new Error(reason));
    });
  }

  /** @throws what keeps the database from opening; no thread is left behind. */
  static async open(order: OpenOrder, main: MainFunctions): Promise<DatabaseThread> {
    const thread = new DatabaseThread(main);
    try {
      await thread.#functions.open(order);
      return thread;
    } catch (error) {
      await thread.#end();
      throw error;
    }
  }

  /** Nothing can be asked of it any more. */
  get ended(): boolean {
    return this.#ended;
  }

  /**
   * Asks for one thing, and ends the thread when it computes longer than so many milliseconds or
   * gathers too much memory.
   *
   * @throws {TooMuchWork} when it did.
   * @throws {DatabaseUnavailable} when the thread died meanwhile; else what the database throws.
   */
  async ask<Answer>(
    longest: number,
    question: (functions: DatabaseFunctions) => Promise<Answer>,
  ): Promise<Answer> {
    let tooMuch = false;
    const done = watch(this.#worker, longest, () => {
      tooMuch = true;
      this.#end();
    });
    try {
      return await question(this.#functions);
    } catch (error) {
      if (tooMuch) throw new TooMuchWork('This was too much work and was ended.');
      throw this.#ended ? new DatabaseUnavailable(error) : error;
    } finally {
      done();
    }
  }

  async close(): Promise<void> {
    if (this.#ended) return;
    await this.#functions.close();
    await this.#end();
  }

  async #end(): Promise<void> {
    if (this.#ended) return;
    const exited = once(this.#worker, 'exit');
    await this.#worker.terminate();
    await exited;
  }
}

import { MINUTE } from '@furlong/game/rules';

/** The longest wait, even with nothing due: another steward may have died with a race claimed. */
const longestWait = MINUTE;

/** The wait after a failure, and for a race that another steward has claimed. */
const retryWait = 2_000;

interface SchedulerOptions {
  /** Does what is due; resolves to the time of the next call, in ms since 1970. */
  task: () => Promise<number>;
  /** The clock, in ms since 1970. */
  now: () => number;
  onError: (message: string, error: unknown) => void;
}

/**
 * Runs its task at once, and again whenever it is due. The task never runs twice at a time, and its
 * errors do not end the scheduler.
 */
export class Scheduler {
  readonly #options: SchedulerOptions;
  #timer: NodeJS.Timeout | null = null;
  #currentRun: Promise<void> | null = null;
  #running = false;

  constructor(options: SchedulerOptions) {
    this.#options = options;
  }

  start(): void {
    if (this.#running) return;
    this.#running = true;
    this.#runTask();
  }

  /** Resolves when the current run of the task has finished. */
  async stop(): Promise<void> {
    this.#running = false;
    if (this.#timer !== null) clearTimeout(this.#timer);
    await this.#currentRun;
  }

  #runTask() {
    const { task, now, onError } = this.#options;
    this.#currentRun = task()
      .catch((error: unknown) => {
        onError('The steward will try again:', error);
        return 0;
      })
      .then((due) => {
        if (!this.#running) return;
        const untilDue = due - now();
        const wait = untilDue <= 0 ? retryWait : Math.min(untilDue, longestWait);
        this.#timer = setTimeout(() => this.#runTask(), wait);
      });
  }
}

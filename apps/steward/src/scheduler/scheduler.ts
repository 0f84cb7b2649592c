import { MINUTE } from '@furlong/game/rules';

/** The longest wait, even with nothing due: another steward may have died with a race claimed. */
const longestWait = MINUTE;

/** The wait after a first failure, and for what another steward has claimed. */
const retryWait = 2_000;

/** The wait doubles with each failure that follows another, up to this. */
const longestRetryWait = 16_000;

interface SchedulerOptions {
  /**
   * Does what is due; resolves to the time of the next call, in ms since 1970, or null when something
   * failed that is to be tried again.
   */
  task: () => Promise<number | null>;
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
  #failuresInARow = 0;

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
    const { task, onError } = this.#options;
    this.#currentRun = task()
      .catch((error: unknown) => {
        onError('The steward will try again:', error);
        return null;
      })
      .then((due) => {
        if (!this.#running) return;
        this.#timer = setTimeout(() => this.#runTask(), this.#waitUntil(due));
      });
  }

  #waitUntil(due: number | null): number {
    this.#failuresInARow = due === null ? this.#failuresInARow + 1 : 0;
    if (due === null)
      return Math.min(retryWait * 2 ** (this.#failuresInARow - 1), longestRetryWait);
    const untilDue = due - this.#options.now();
    return untilDue <= 0 ? retryWait : Math.min(untilDue, longestWait);
  }
}

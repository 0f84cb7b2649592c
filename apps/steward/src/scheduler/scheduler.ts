import { MINUTE } from '@furlong/game/rules';

/** The longest wait, even with nothing due: another steward may have died with a race claimed. */
const longestWait = MINUTE;

/** The wait after a first failure, and for what another steward has claimed. */
const retryWait = 2_000;

/** The wait doubles with each failure that follows another, up to this. */
const longestRetryWait = 16_000;

interface SchedulerOptions {
  /**
   * Does what is due; resolves to how long after its start something is due next, in ms, or to null when
   * something failed that is to be tried again.
   */
  task: () => Promise<number | null>;
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
    // No clock that can be set: what is due is due by the database's.
    const begun = performance.now();
    this.#currentRun = task()
      .catch((error: unknown) => {
        onError('The steward will try again:', error);
        return null;
      })
      .then((due) => {
        if (!this.#running) return;
        const taken = performance.now() - begun;
        this.#timer = setTimeout(() => this.#runTask(), this.#waitFor(due, taken));
      });
  }

  #waitFor(due: number | null, taken: number): number {
    this.#failuresInARow = due === null ? this.#failuresInARow + 1 : 0;
    if (due === null) {
      return Math.min(retryWait * 2 ** (this.#failuresInARow - 1), longestRetryWait);
    }
    return due <= 0 ? retryWait : Math.min(Math.max(due - taken, 0), longestWait);
  }
}

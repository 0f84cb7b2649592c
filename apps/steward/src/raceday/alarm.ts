import { MINUTE } from '@furlong/game/rules';

/** Even without anything due, look again after this long: another steward may have died. */
const longestSleep = MINUTE;

/** After a failure, and for a race that somebody else has in hand. */
const pause = 2_000;

/**
 * Calls `work` at once, and again whenever the time has come that the last call has answered
 * (ms since 1970). It never works twice at a time, and goes on after an error.
 */
export class Alarm {
  readonly #work: () => Promise<number>;
  readonly #now: () => number;
  readonly #complain: (what: string, error: unknown) => void;
  #timer: NodeJS.Timeout | null = null;
  #working: Promise<void> | null = null;
  #running = false;

  constructor(alarm: {
    work: () => Promise<number>;
    now: () => number;
    complain: (what: string, error: unknown) => void;
  }) {
    this.#work = alarm.work;
    this.#now = alarm.now;
    this.#complain = alarm.complain;
  }

  start(): void {
    if (this.#running) return;
    this.#running = true;
    this.#wake();
  }

  /** Resolves when the work that is in hand has been finished. */
  async stop(): Promise<void> {
    this.#running = false;
    if (this.#timer !== null) clearTimeout(this.#timer);
    await this.#working;
  }

  #wake() {
    this.#working = this.#work()
      .catch((error: unknown) => {
        this.#complain('The steward will try again:', error);
        return 0;
      })
      .then((due) => {
        if (!this.#running) return;
        const wait = due - this.#now();
        const sleep = wait <= 0 ? pause : Math.min(wait, longestSleep);
        this.#timer = setTimeout(() => this.#wake(), sleep);
      });
  }
}

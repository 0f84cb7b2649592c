/** So many at once, and so many again over the window. */
export interface Rate {
  count: number;
  seconds: number;
}

/** Fewer than this many keys are remembered; an attacker with more addresses finds the oldest forgotten. */
const remembered = 20_000;

/**
 * Limits how often each key may act. Every key has a bucket of `count` tokens that fills again
 * over `seconds`; what is kept of a bucket is only the time at which it is full.
 */
export class TokenBuckets {
  readonly #fullAt = new Map<string, number>();
  readonly #now: () => number;

  constructor(now: () => number = Date.now) {
    this.#now = now;
  }

  /** Takes one token of each key, or none. Returns the whole seconds to wait, 0 when taken. */
  take(wanted: readonly { key: string; rate: Rate }[]): number {
    const now = this.#now();
    const next = wanted.map(({ key, rate }) => {
      const interval = (rate.seconds * 1000) / rate.count;
      const fullAt = Math.max(this.#fullAt.get(key) ?? now, now) + interval;
      return { key, fullAt, wait: fullAt - now - rate.seconds * 1000 };
    });
    const wait = Math.max(0, ...next.map((bucket) => bucket.wait));
    if (wait > 0) return Math.ceil(wait / 1000);
    for (const { key, fullAt } of next) {
      // Deleted first, so that the map stays in the order of last use.
      this.#fullAt.delete(key);
      this.#fullAt.set(key, fullAt);
    }
    this.#forget();
    return 0;
  }

  /** Returns tokens that have been taken and were not needed. */
  giveBack(taken: readonly { key: string; rate: Rate }[]): void {
    for (const { key, rate } of taken) {
      const fullAt = this.#fullAt.get(key);
      if (fullAt === undefined) continue;
      this.#fullAt.set(key, fullAt - (rate.seconds * 1000) / rate.count);
    }
  }

  #forget() {
    for (const key of this.#fullAt.keys()) {
      if (this.#fullAt.size <= remembered) return;
      this.#fullAt.delete(key);
    }
  }
}

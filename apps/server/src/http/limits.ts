/** So many at once, and so many again over the window. */
export interface Allowance {
  count: number;
  seconds: number;
}

/** How often the requests that hash a password, send an e-mail or test a code may come. */
export interface Limits {
  /** Signing in, for one network address. */
  signInPerAddress: Allowance;
  /** Signing in, for one account, whoever asks. */
  signInPerAccount: Allowance;
  /** Signing up, for one network address. */
  signUpPerAddress: Allowance;
  /** Signing up, confirming, recovering: for one account. */
  signUpPerAccount: Allowance;
}

export const defaultLimits: Limits = {
  signInPerAddress: { count: 30, seconds: 300 },
  signInPerAccount: { count: 10, seconds: 300 },
  signUpPerAddress: { count: 20, seconds: 3600 },
  signUpPerAccount: { count: 5, seconds: 3600 },
};

/** Fewer than this many keys are remembered; an attacker with more addresses finds the oldest forgotten. */
const remembered = 20_000;

/**
 * Counts what each key has used of its allowance. Every key has a bucket of `count` tokens that
 * fills again over `seconds`; what is kept of a bucket is only the time at which it is full.
 */
export class Meter {
  readonly #fullAt = new Map<string, number>();
  readonly #now: () => number;

  constructor(now: () => number = Date.now) {
    this.#now = now;
  }

  /** Takes one token of each key, or none: then the answer is the seconds to wait, else 0. */
  take(wanted: readonly { key: string; allowance: Allowance }[]): number {
    const now = this.#now();
    const next = wanted.map(({ key, allowance }) => {
      const interval = (allowance.seconds * 1000) / allowance.count;
      const fullAt = Math.max(this.#fullAt.get(key) ?? now, now) + interval;
      return { key, fullAt, wait: fullAt - now - allowance.seconds * 1000 };
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

  #forget() {
    for (const key of this.#fullAt.keys()) {
      if (this.#fullAt.size <= remembered) return;
      this.#fullAt.delete(key);
    }
  }
}

/**
 * Lets one task run at a time, in the order they came. All requests to the embedded database
 * share one session: without a mutex, one request's rollback undoes what another was told is done.
 */
export class Mutex {
  #last: Promise<unknown> = Promise.resolve();
  #waiting = 0;

  /** How many tasks have not begun yet. */
  get waiting(): number {
    return this.#waiting;
  }

  run<Result>(task: () => Promise<Result>): Promise<Result> {
    this.#waiting += 1;
    const running = this.#last.then(() => {
      this.#waiting -= 1;
      return task();
    });
    this.#last = running.catch(() => undefined);
    return running;
  }
}

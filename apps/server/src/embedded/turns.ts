/**
 * Lets one task run at a time, in the order they came. All requests to the embedded database
 * share one session: without turns, one request's rollback undoes what another was told is done.
 */
export class Turns {
  #last: Promise<unknown> = Promise.resolve();
  #waiting = 0;

  /** How many tasks wait for their turn. */
  get waiting(): number {
    return this.#waiting;
  }

  take<Result>(task: () => Promise<Result>): Promise<Result> {
    this.#waiting += 1;
    const turn = this.#last.then(() => {
      this.#waiting -= 1;
      return task();
    });
    this.#last = turn.catch(() => undefined);
    return turn;
  }
}

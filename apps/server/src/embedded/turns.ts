/** More requests than this are waiting only when something is wrong, or hostile. */
const longestQueue = 500;

export class QueueFull extends Error {
  override name = 'QueueFull';
}

/**
 * Lets one task run at a time, in the order they came. All requests to the embedded database
 * share one session: without turns, one request's rollback undoes what another was told is done.
 */
export class Turns {
  #last: Promise<unknown> = Promise.resolve();
  #waiting = 0;

  /** @throws {QueueFull} when too many are waiting already. */
  take<Result>(task: () => Promise<Result>): Promise<Result> {
    if (this.#waiting >= longestQueue) {
      return Promise.reject(new QueueFull('Too many requests are waiting for the database.'));
    }
    this.#waiting += 1;
    const turn = this.#last.then(() => {
      this.#waiting -= 1;
      return task();
    });
    this.#last = turn.catch(() => undefined);
    return turn;
  }
}

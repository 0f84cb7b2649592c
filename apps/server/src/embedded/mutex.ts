/**
 * Lets one task run at a time, in the order they came. All requests to the embedded database
 * share one session: without a mutex, one request's rollback undoes what another was told is done.
 */
export class Mutex {
  #last: Promise<unknown> = Promise.resolve();

  run<Result>(task: () => Promise<Result>): Promise<Result> {
    const running = this.#last.then(task);
    this.#last = running.catch(() => undefined);
    return running;
  }
}

import { endPool, longestStatement, poolOf } from './pool.ts';

/** How many locks one server holds and waits for at once. */
const most = 10;

/**
 * Locks that all servers on one database share. They have connections of their own, so that what
 * a lock guards never waits for a connection that a waiting lock has. A lock ends with the
 * connection that holds it, however its server ends.
 */
export class SharedLocks {
  readonly #pool;

  constructor(url: string) {
    this.#pool = poolOf(url, { most, statementTimeout: longestStatement });
  }

  /**
   * Runs a task while nobody else runs one under the same name.
   *
   * @throws the database's error when the lock cannot be had in 4 s.
   */
  run<Result>(name: string, task: () => Promise<Result>): Promise<Result> {
    return this.#hold(name, task, longestStatement);
  }

  /** The same, for as long as it takes to get the lock. */
  runWhenFree<Result>(name: string, task: () => Promise<Result>): Promise<Result> {
    return this.#hold(name, task, 0);
  }

  async #hold<Result>(name: string, task: () => Promise<Result>, timeout: number): Promise<Result> {
    const client = await this.#pool.connect();
    let whole = false;
    try {
      await client.query(`set statement_timeout = ${timeout}`);
      await client.query('select pg_advisory_lock(hashtextextended($1, 0))', [name]);
      const result = await task();
      await client.query('select pg_advisory_unlock_all()');
      whole = true;
      return result;
    } finally {
      // Whatever has failed, a connection that is closed holds no lock.
      client.release(!whole);
    }
  }

  close(): Promise<void> {
    return endPool(this.#pool);
  }
}

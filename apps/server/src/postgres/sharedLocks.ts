import type { PoolClient } from 'pg';
import { endPool, longestPause, longestStatement, poolOf } from './pool.ts';

/** How many locks one server holds and waits for at once. */
const most = 10;

/** A server that holds a lock says as often that it is there, in ms. */
const sign = 500;

/** What a lock guards: `held` says whether it is still its server's own. */
type Guarded<Result> = (held: () => boolean) => Promise<Result>;

interface Wait {
  /** For how long to wait for the lock, in ms; 0 for as long as it takes. */
  longest: number;
  /** A server that stops loses the lock after so long, in ms, as it loses its transactions before. */
  pause: number;
}

/** Sooner than those are refused who wait. */
const brief: Wait = { longest: longestStatement, pause: longestPause + sign };

/** What may compute for long, and others wait for. */
const patient: Wait = { longest: 0, pause: 30_000 };

/**
 * Locks that all servers on one database share. They have connections of their own, so that what
 * a lock guards never waits for a connection that a waiting lock has. A lock ends with the
 * connection that holds it, however its server ends, and that with a server that is silent for too long.
 */
export class SharedLocks {
  readonly #pool;

  constructor(url: string) {
    this.#pool = poolOf(url, { most, statementTimeout: longestStatement });
  }

  /**
   * Runs a task while nobody else runs one under the same name.
   *
   * @throws the database's error when the lock cannot be had in 4 s, or is lost.
   */
  run<Result>(name: string, task: Guarded<Result>): Promise<Result> {
    return this.#hold(name, task, brief);
  }

  /** The same, for as long as it takes to get the lock. */
  runWhenFree<Result>(name: string, task: Guarded<Result>): Promise<Result> {
    return this.#hold(name, task, patient);
  }

  async #hold<Result>(name: string, task: Guarded<Result>, wait: Wait): Promise<Result> {
    const client = await this.#pool.connect();
    let whole = false;
    try {
      await client.query(`set statement_timeout = ${wait.longest}`);
      await client.query(`set idle_session_timeout = ${wait.pause}`);
      await client.query('select pg_advisory_lock(hashtextextended($1, 0))', [name]);
      const result = await whileHeld(client, task, wait);
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

/** Keeps the session of a lock from being idle, and fails with it. */
async function whileHeld<Result>(
  client: PoolClient,
  task: Guarded<Result>,
  { pause }: Wait,
): Promise<Result> {
  const lost = Promise.withResolvers<never>();
  let signed = 0;
  // By when it was asked: the session was idle for less long.
  const signs = async () => {
    const asked = performance.now();
    await client.query('select');
    signed = asked;
  };
  await signs();
  const timer = setInterval(() => signs().catch(lost.reject), sign);
  client.once('error', lost.reject);
  try {
    return await Promise.race([task(() => performance.now() - signed < pause), lost.promise]);
  } finally {
    clearInterval(timer);
    client.off('error', lost.reject);
  }
}

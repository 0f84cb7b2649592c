import { AsyncLocalStorage } from 'node:async_hooks';
import { Kysely, PostgresDialect } from 'kysely';
import type { Pool } from 'pg';
import { DatabaseUnavailable } from '../shared/databaseUnavailable.ts';
import { isConnectionError } from './connectionErrors.ts';

/**
 * Notices which requests a connection has failed, whatever Lite made of it: it answers some of those
 * failures with a 500 of its own words.
 */
export class Failures {
  readonly #request = new AsyncLocalStorage<{ failed: boolean; mayAsk: () => boolean }>();

  /** A request's answer, and whether a connection failed meanwhile. */
  async during(answer: () => Promise<Response>): Promise<{ answer: Response; failed: boolean }> {
    const request = { failed: false, mayAsk: () => true };
    return { answer: await this.#request.run(request, answer), failed: request.failed };
  }

  /** Does a part of a request that asks for nothing more once a lock is lost: another may have it then. */
  onlyWhile<Result>(held: () => boolean, part: () => Promise<Result>): Promise<Result> {
    const request = this.#request.getStore();
    if (request !== undefined) request.mayAsk = held;
    return part();
  }

  /** Queries on a pool, watched. */
  kysely<Tables>(pool: Pool): Kysely<Tables> {
    const connect = async () => {
      if (this.#request.getStore()?.mayAsk() === false) throw new DatabaseUnavailable('lock lost');
      return pool.connect().catch((error) => this.#rethrow(error));
    };
    return new Kysely<Tables>({
      dialect: new PostgresDialect({ pool: { connect, end: () => pool.end() } }),
      log: (event) => {
        if (event.level === 'error') this.#notice(event.error);
      },
    });
  }

  #notice(error: unknown): void {
    const request = this.#request.getStore();
    if (request !== undefined && isConnectionError(error)) request.failed = true;
  }

  #rethrow(error: unknown): never {
    this.#notice(error);
    throw error;
  }
}

import '../embedded/noTelemetry.ts';
import type { EmailDriver } from '@supabase/lite';
import { createPostgresConnection } from '@supabase/lite/postgres';
import type { Pool } from 'pg';
import type { Keys } from '../directory/keys.ts';
import { DatabaseUnavailable, databaseUnavailable } from '../shared/databaseUnavailable.ts';
import type { GameDatabase } from '../shared/gameDatabase.ts';
import { supabaseApp } from '../shared/supabaseApp.ts';
import { authTurnOf } from './authTurns.ts';
import { isConnectionError, normalizePostgresError } from './connectionErrors.ts';
import { Failures } from './failures.ts';
import { Listening } from './listening.ts';
import { endPool, longestStatement, poolOf } from './pool.ts';
import { preparePostgres } from './prepare.ts';
import { claimKeys, refuseOtherKeys } from './sameKeys.ts';
import { SharedLocks } from './sharedLocks.ts';

/** Requests that one server has PostgreSQL work on at once. */
const concurrency = 10;

/** How long a request may take in all, in ms, should PostgreSQL not even end a statement. */
const longestRequest = longestStatement + 500;

export interface PostgresSettings {
  /** postgresql://user:password@host:port/database; a database of Furlong's own. */
  url: string;
  keys: Keys;
  outbox: EmailDriver;
  /** Where the site is reached; the links in e-mails lead there. */
  siteUrl: string;
}

/**
 * Opens a PostgreSQL database and brings it up to date. Any number of servers may share one.
 *
 * @throws when it cannot be reached, is older than PostgreSQL 15, belongs to other keys, or was made by
 *   another version: it is left as it is.
 */
export async function openPostgres(settings: PostgresSettings): Promise<GameDatabase> {
  const { url, keys, outbox, siteUrl } = settings;
  const locks = new SharedLocks(url);
  const pool = poolOf(url, { most: concurrency, statementTimeout: longestStatement });
  const connection = createPostgresConnection({ url });
  // Lite's own driver loses connections for good when the server ends them (porsager/postgres#1195).
  const failures = new Failures();
  connection.kysely = failures.kysely(pool);
  connection.normalizeDbError = normalizePostgresError;
  const app = supabaseApp({ connection, keys, email: outbox, siteUrl });
  let listening: Listening | undefined;
  const close = async () => {
    await Promise.all([endPool(pool), locks.close(), listening?.close()]);
  };
  const rows: GameDatabase['rows'] = async (sql, parameters = []) => {
    try {
      return (await pool.query<Record<string, unknown>>(sql, parameters)).rows;
    } catch (error) {
      throw isConnectionError(error) ? new DatabaseUnavailable(error) : error;
    }
  };
  const answer = async (request: Request, peerAddress: string | null) => {
    // Lite would answer that it has failed, where this says that the connection has.
    (await pool.connect()).release();
    const turn = await authTurnOf(request);
    const fetch = async () => app.fetch(request, { peerAddress });
    if (turn === null) return fetch();
    return locks.run(turn, (held) => failures.onlyWhile(held, fetch));
  };

  try {
    await reach(pool);
    await locks.runWhenFree('prepare', async () => {
      await refuseOtherKeys(rows, keys);
      await preparePostgres(url, app, keys);
      await claimKeys(rows, keys);
    });
  } catch (error) {
    await close();
    throw error;
  }

  return {
    concurrency,
    fetch: async (request, peerAddress) => {
      if (request.signal.aborted) return new Response(null, { status: 499 });
      try {
        const asked = failures.during(() => answer(request, peerAddress));
        return await inTime(
          asked.then(({ answer, failed }) =>
            failed && answer.status >= 500 ? databaseUnavailable() : answer,
          ),
          request.signal,
        );
      } catch (error) {
        if (!isConnectionError(error)) console.error('A request failed:', error);
        return databaseUnavailable();
      }
    },
    rows,
    listen: (listener) => {
      listening ??= new Listening(url);
      listening.add(listener);
    },
    alone: (task) => locks.runWhenFree('alone', task),
    close,
  };
}

/** @throws a sentence for who has set DATABASE_URL. */
async function reach(pool: Pool): Promise<void> {
  try {
    (await pool.connect()).release();
  } catch (cause) {
    const { code = '', message = '' } = Object(cause);
    throw new Error(`The database of DATABASE_URL cannot be used: ${message || code}`, { cause });
  }
}

/** PostgreSQL ends a statement that takes too long, unless it does not answer at all. */
function inTime(answer: Promise<Response>, signal: AbortSignal): Promise<Response> {
  const deadline = Promise.withResolvers<Response>();
  const end = () => deadline.resolve(databaseUnavailable());
  const timer = setTimeout(end, longestRequest);
  signal.addEventListener('abort', end);
  return Promise.race([answer, deadline.promise]).finally(() => {
    clearTimeout(timer);
    signal.removeEventListener('abort', end);
  });
}

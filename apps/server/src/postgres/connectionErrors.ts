import { normalizeDatabaseError } from '../embedded/databaseErrors.ts';
import { DatabaseUnavailable } from '../shared/databaseUnavailable.ts';

/**
 * Node's codes for a connection, and PostgreSQL's classes 08 (connection), 53 (resources) and 57
 * (ended by an operator or by the time limit); 25P03 and 57P05 end a session that was idle for too
 * long, 55P03 a wait for a lock.
 */
const codes = /^(ECONN|EHOST|ENET|ENOTFOUND|EAI_|EPIPE|ETIMEDOUT|08|53|57|25P03|55P03)/;

/** What the driver says without a code. */
const messages =
  /^(Connection terminated|timeout exceeded|Client has encountered|Client was closed|Cannot use a pool)/;

/** Whether it is the connection that has failed, or PostgreSQL that had no time, rather than a statement. */
export function isConnectionError(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return (
    error instanceof DatabaseUnavailable ||
    ('code' in error && codes.test(String(error.code))) ||
    messages.test(error.message)
  );
}

/**
 * What Lite is to make of an error of PostgreSQL: as of the embedded database's, and of one of the
 * connection no fault but an answer.
 *
 * @throws {DatabaseUnavailable} when it is the connection that has failed.
 */
export function normalizePostgresError(error: unknown): unknown {
  if (isConnectionError(error)) throw new DatabaseUnavailable(error);
  return normalizeDatabaseError(error);
}

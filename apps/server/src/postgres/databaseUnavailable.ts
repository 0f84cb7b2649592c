import { normalizeDatabaseError } from '../embedded/databaseErrors.ts';
import { refusal } from '../shared/refusal.ts';

/** What a request is answered with while PostgreSQL cannot be asked, or takes too long. */
export const databaseUnavailable = () =>
  refusal(503, 'database_unavailable', 'The game is out of reach. Please try again in a moment.', {
    'retry-after': '2',
  });

/** Hono, on which Lite is built, answers with an error's own response and does not log it. */
class DatabaseUnavailable extends Error {
  getResponse = databaseUnavailable;
}

/**
 * Node's codes for a connection, and PostgreSQL's classes 08 (connection), 53 (resources) and 57
 * (ended by an operator or by the time limit).
 */
const connectionCodes = /^(ECONN|EHOST|ENET|ENOTFOUND|EAI_|EPIPE|ETIMEDOUT|08|53|57)/;

/** What the driver says without a code. */
const connectionMessages = /^(Connection terminated|timeout exceeded|Client has encountered)/;

/** Whether it is the connection that has failed, rather than a statement. */
export function isConnectionError(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return (
    ('code' in error && connectionCodes.test(String(error.code))) ||
    connectionMessages.test(error.message)
  );
}

/**
 * What Lite is to make of an error of PostgreSQL: as of the embedded database's, and of one of the
 * connection no fault but an answer.
 *
 * @throws the answer to a player.
 */
export function normalizePostgresError(error: unknown): unknown {
  if (isConnectionError(error))
    throw new DatabaseUnavailable('PostgreSQL cannot be reached.', { cause: error });
  return normalizeDatabaseError(error);
}

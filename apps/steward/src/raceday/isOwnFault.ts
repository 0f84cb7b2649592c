import { GameError } from '@furlong/backend';

/** What the database calls its own refusals, values that it cannot take, and broken constraints. */
const refusedForWhatItIs = /^(PT4|22|23)/;

/**
 * Whether it is the race itself that something is wrong with: it cannot be worked out, or the database
 * refuses what came of it. A database that is away, busy, failing or served with other keys says nothing
 * about the race, which is run later, and the same.
 */
export function isOwnFault(error: unknown): boolean {
  if (!(error instanceof GameError)) return true;
  return error.code === 'bad_request' && refusedForWhatItIs.test(String(Object(error.cause).code));
}

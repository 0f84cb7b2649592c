import pg from 'pg';

/** A statement that takes longer than this is ended by PostgreSQL, in ms. */
export const longestStatement = 4_000;

/** How long a pool may take to end, in ms. */
const longestEnd = 2_000;

/**
 * A server that stops in the middle of a transaction loses it after so long, in ms: sooner than those are
 * refused who wait for what it has locked.
 */
export const longestPause = 3_000;

const asText = (text: string) => text;

function wholeNumber(text: string): number | bigint {
  const number = Number(text);
  return Number.isSafeInteger(number) ? number : BigInt(text);
}

/** Of `_text`, `_name` and `_char`, by which Lite reads the catalogue. */
const arrayOfText: number = 1009;
const arrayOfNames = 1003;
const arrayOfCharacters = 1002;

/** What Lite makes of columns: times as PostgreSQL writes them, and numbers where they are exact. */
const parsers = new Map<number, (text: string) => unknown>([
  [arrayOfNames, pg.types.getTypeParser(arrayOfText)],
  [arrayOfCharacters, pg.types.getTypeParser(arrayOfText)],
  [pg.types.builtins.INT8, wholeNumber],
  [pg.types.builtins.DATE, asText],
  [pg.types.builtins.TIME, asText],
  [pg.types.builtins.TIMESTAMP, asText],
  [pg.types.builtins.TIMESTAMPTZ, asText],
  [pg.types.builtins.TIMETZ, asText],
]);

/**
 * Connections to a PostgreSQL server, made when they are needed.
 *
 * @param settings.most how many there may be at once.
 * @param settings.statementTimeout in ms; 0 sets no limit.
 * @param settings.lockTimeout how long a statement waits for a lock, in ms; by default without a limit.
 */
export function poolOf(
  url: string,
  {
    most,
    statementTimeout,
    lockTimeout,
  }: { most: number; statementTimeout: number; lockTimeout?: number },
): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: most,
    connectionTimeoutMillis: longestStatement,
    keepAlive: true,
    application_name: 'furlong',
    options: '-c TimeZone=UTC',
    statement_timeout: statementTimeout,
    idle_in_transaction_session_timeout: longestPause,
    ...(lockTimeout !== undefined && { lock_timeout: lockTimeout }),
    types: {
      getTypeParser: (type, format) => parsers.get(type) ?? pg.types.getTypeParser(type, format),
    },
  });
  // A connection that is lost fails the statement that it has in hand; without one, nobody minds.
  const ignore = () => {};
  pool.on('error', ignore);
  pool.on('connect', (client) => client.on('error', ignore));
  return pool;
}

/** Ends a pool when what it works on is done, and without that where PostgreSQL does not answer. */
export async function endPool(pool: pg.Pool): Promise<void> {
  const patience = Promise.withResolvers<void>();
  const timer = setTimeout(patience.resolve, longestEnd);
  await Promise.race([pool.end(), patience.promise]).finally(() => clearTimeout(timer));
}

import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

export class DirectoryInUse extends Error {
  override name = 'DirectoryInUse';
}

/** Kept from the garbage collector, which closes what nobody can reach any more. */
const held = new Set<DatabaseSync>();

/** The result code of SQLite that says that somebody else holds the lock. */
const sqliteBusy = 5;

/**
 * Makes this process the only server on a data directory, and returns the function that gives
 * the directory free again. Two processes on one PGlite directory destroy it.
 *
 * The lock is the operating system's, on a file that SQLite opens and that stays empty: it ends
 * with its process however that ends, and is seen wherever the file is, from another container
 * too. This process must open the file nowhere else: closing it there would end the lock here.
 *
 * @throws {DirectoryInUse} when another server that is alive holds the directory.
 */
export function lockDirectory(directory: string): () => void {
  const database = new DatabaseSync(join(directory, 'server.lock'));
  try {
    // No journal: nothing is ever written.
    database.exec('pragma busy_timeout = 0; pragma journal_mode = memory; begin exclusive');
  } catch (error) {
    database.close();
    throw isBusy(error) ? inUse(directory) : error;
  }
  held.add(database);
  return () => {
    held.delete(database);
    database.close();
  };
}

function isBusy(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && error.errcode === sqliteBusy;
}

function inUse(directory: string): DirectoryInUse {
  return new DirectoryInUse(
    `Another Furlong server is already running on ${directory}. Two servers on the same data ` +
      'would destroy it. Stop that one first, or give this one its own directory with DATA_DIR.',
  );
}

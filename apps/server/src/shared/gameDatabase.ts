import type { Listener } from '../live/told.ts';

/** The game's Supabase: the API that supabase-js knows, and plain SQL for the server's own use. */
export interface GameDatabase {
  /**
   * Answers an API request, whose body should be at hand: others may wait meanwhile. Never rejects:
   * what cannot be answered is refused with a 5xx and a sentence, and so is what its signal ends.
   *
   * @param peerAddress the network address of who asks; null when it is the server itself, whose
   *   requests may take longer than a player's.
   */
  fetch: (request: Request, peerAddress: string | null) => Promise<Response>;
  /** How many requests it works on at once. */
  readonly concurrency: number;
  /**
   * The rows that one statement returns, as the database's owner.
   *
   * @throws {DatabaseUnavailable} when the database cannot be asked; else the database's error.
   */
  rows: (sql: string, parameters?: unknown[]) => Promise<Record<string, unknown>[]>;
  /** Has somebody told what the database tells on the live channel, also once it had to be opened anew. */
  listen: (listener: Listener) => void;
  /** Runs a task while no other server on the same database runs one. */
  alone: <Result>(task: () => Promise<Result>) => Promise<Result>;
  /** Waits for the requests that are in, then closes the database. */
  close: () => Promise<void>;
}

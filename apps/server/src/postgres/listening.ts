import pg from 'pg';
import { channel, type Listener } from '../live/told.ts';
import { longestStatement } from './pool.ts';

/** After so many ms a connection that was lost is made anew. */
const pause = 1_000;

/** Listens on a connection of its own for as long as the server runs, and makes it anew when it is lost. */
export class Listening {
  readonly #url: string;
  readonly #listeners = new Set<Listener>();
  #client: pg.Client | undefined;
  #again: NodeJS.Timeout | undefined;
  #standing = false;
  #closed = false;

  constructor(url: string) {
    this.#url = url;
    void this.#connect();
  }

  add(listener: Listener): void {
    this.#listeners.add(listener);
    if (this.#standing) listener.began();
  }

  async close(): Promise<void> {
    this.#closed = true;
    clearTimeout(this.#again);
    await this.#client?.end().catch(() => {});
  }

  async #connect(): Promise<void> {
    const client = new pg.Client({
      connectionString: this.#url,
      connectionTimeoutMillis: longestStatement,
      keepAlive: true,
      application_name: 'furlong live',
    });
    this.#client = client;
    client.on('error', () => {});
    client.on('end', () => this.#lost(client));
    client.on('notification', ({ payload = '' }) => {
      for (const { told } of this.#listeners) told(payload);
    });
    try {
      await client.connect();
      await client.query(`listen ${channel}`);
      this.#standing = true;
      for (const { began } of this.#listeners) began();
    } catch {
      await client.end().catch(() => {});
      this.#lost(client);
    }
  }

  #lost(client: pg.Client) {
    if (this.#client !== client) return;
    this.#client = undefined;
    this.#standing = false;
    if (this.#closed) return;
    this.#again = setTimeout(() => void this.#connect(), pause);
  }
}

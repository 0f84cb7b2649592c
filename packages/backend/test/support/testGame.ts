import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import {
  type AllowedRequests,
  allowedRequests,
} from '../../src/allowedRequests/allowedRequests.ts';
import { type Backend, createBackend, myHorses, myStable, signUp } from '../../src/index.ts';
import { createServiceBackend, type ServiceBackend } from '../../src/service/index.ts';
import { anyTime } from './anyTime.ts';
import { keys, openDatabase, type Row, type TestDatabase } from './testDatabase.ts';

export interface Player {
  readonly backend: Backend;
  readonly userId: string;
  readonly stableId: string;
  readonly horseId: string;
}

/** A database of its own for a test file, with its visitors, players and steward. */
export class TestGame {
  #database: TestDatabase | undefined;
  #players = 0;
  readonly #allowed: Promise<AllowedRequests> | null;
  readonly #ownClock: boolean;

  constructor({ anyRequest = false, ownClock = false }) {
    this.#allowed = anyRequest ? null : allowedRequests();
    this.#ownClock = ownClock;
  }

  get database(): TestDatabase {
    if (!this.#database) throw new Error('The game opens before the first test of a file.');
    return this.#database;
  }

  readonly sql: TestDatabase['sql'] = (text, parameters) => this.database.sql(text, parameters);

  async open(): Promise<void> {
    this.#database = await openDatabase();
    if (!this.#ownClock) await this.sql(anyTime);
  }

  /** A worker keeps the modules of all its files: a database that one still held would stay in memory, 180 MB each. */
  async close(): Promise<void> {
    await this.#database?.close();
    this.#database = undefined;
  }

  /** A visitor, or a player once signed in. Each keeps a session of its own. */
  visitor(): Backend {
    return createBackend({
      url: 'http://game.test',
      key: keys.publishable,
      fetch: async (input, init) => {
        const request = new Request(input, init);
        await this.#assertAllowed(request.clone());
        return this.fetch(request);
      },
    });
  }

  /** A function that works here and is refused by the server would be found by players. */
  async #assertAllowed(request: Request): Promise<void> {
    const body = await request.text();
    const url = new URL(request.url);
    const allowed = await this.#allowed;
    if (
      allowed === null ||
      allowed.allows(request.method, url, body === '' ? {} : JSON.parse(body))
    )
      return;
    throw new Error(
      `No sample in src/allowedRequests/samples.ts sends ${request.method} ${url} with ${body}.`,
    );
  }

  steward(): ServiceBackend {
    return createServiceBackend({
      url: 'http://game.test',
      secretKey: keys.secret,
      fetch: this.fetch,
    });
  }

  readonly fetch: typeof fetch = (input, init) =>
    Promise.resolve(this.database.app.fetch(new Request(input, init)));

  async player(): Promise<Player> {
    this.#players += 1;
    const backend = this.visitor();
    await signUp(backend, {
      fullName: `Owner ${this.#players}`,
      stableName: `Stable ${this.#players}`,
      email: `owner${this.#players}@example.test`,
      password: 'secret-enough',
    });
    const [horse] = await myHorses(backend);
    if (!horse) throw new Error('A new stable has no horse.');
    const { data } = await backend.auth.getUser();
    const userId = data.user?.id ?? '';
    return { backend, userId, horseId: horse.id, stableId: (await myStable(backend)).id };
  }

  /** Every table of the game with its rows as text: two snapshots are equal if nothing changed. */
  async snapshot(): Promise<Row> {
    const tables = await this.sql(
      `select format('%I.%I', schemaname, tablename) as name from pg_tables
       where schemaname in ('public', 'private') order by 1`,
    );
    const snapshot: Row = {};
    for (const { name } of tables) {
      snapshot[`${name}`] = await this.sql(`select t::text as row from ${name} t order by 1`);
    }
    return snapshot;
  }
}

/**
 * Opens a game for the tests of a file. After each of them, every invariant must hold. Its visitors
 * send what the server allows, unless `anyRequest` lets them try what the database itself refuses. Its
 * steward may be ahead of time, unless the database keeps its `ownClock`.
 */
export function openTestGame({ anyRequest = false, ownClock = false } = {}): TestGame {
  const game = new TestGame({ anyRequest, ownClock });
  beforeAll(() => game.open());
  afterEach(async () => {
    expect(await game.sql('select * from private.check_everything()')).toEqual([]);
  });
  afterAll(() => game.close());
  return game;
}

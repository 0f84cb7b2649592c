import { readFile } from 'node:fs/promises';
import { App } from '@supabase/lite';
import { createPgliteConnection } from '@supabase/lite/pglite';
import { createPostgresConnection } from '@supabase/lite/postgres';
import pg from 'pg';
import { inject } from 'vitest';
import { type Database, limitGrants } from '../../src/migrations/index.ts';
import type { Templates } from './pgliteTemplates.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the PostgreSQL server listens, and the names of databases. */
    postgres?: Templates & { url: string };
  }
}

export type Row = Record<string, unknown>;
export type RunSql = (sql: string, parameters?: unknown[]) => Promise<Row[]>;

/** A fresh database as its owner sees it, and the API on it. */
export interface TestDatabase {
  readonly app: App;
  readonly sql: RunSql;
  /** Runs `work` in one transaction of one session, and rolls it back. */
  withRollback<Result>(work: (sql: RunSql) => Promise<Result>): Promise<Result>;
  /** Runs `work` on a session of its own; on PGlite there is only one. */
  session<Result>(work: (session: Database) => Promise<Result>): Promise<Result>;
  close(): Promise<void>;
}

export const keys = { publishable: 'sb_publishable_furlong', secret: 'sb_secret_furlong' };

export const auth = {
  enabled: true,
  jwt_secret: 'a secret of the tests, long enough to sign with',
  publishable_key: keys.publishable,
  secret_key: keys.secret,
  email: { enable_confirmations: false },
};

/** A copy of a template of the project that runs the test. */
export async function openDatabase(template: keyof Templates = 'migrated'): Promise<TestDatabase> {
  const database = await copyOf(template);
  // Its visitors and players have the rights that they have where the game is served.
  if (template === 'migrated') {
    await database.session((session) => limitGrants(database.app, session, keys.secret));
  }
  return database;
}

function copyOf(template: keyof Templates): Promise<TestDatabase> {
  const server = inject('postgres');
  if (server) return onPostgres(server.url, server[template]);
  const files = inject('pglite');
  if (files) return onPglite(files[template]);
  throw new Error('The project provides no database.');
}

async function onPglite(file: string): Promise<TestDatabase> {
  const loadDataDir = new Blob([await readFile(file)]);
  const connection = await createPgliteConnection({ pgliteOptions: { loadDataDir } });
  const app = new App({ connection, auth });
  const sql: RunSql = async (text, parameters = []) =>
    (await connection.driver.query<Row>(text, parameters)).rows;
  return {
    app,
    sql,
    withRollback: (work) => withRollback(connection.driver, work),
    session: (work) => work(connection.driver),
    close: () => connection.close(),
  };
}

// Sums and balances are whole dollars: far below 2^53.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

async function onPostgres(url: string, template: string): Promise<TestDatabase> {
  const name = `test_${crypto.randomUUID().replaceAll('-', '')}`;
  const server = new pg.Client({ connectionString: `${url}/postgres` });
  await server.connect();
  // It goes when the server goes, with its folder.
  await server.query(`create database ${name} template ${template}`);
  await server.end();
  const pool = new pg.Pool({ connectionString: `${url}/${name}`, max: 60 });
  const connection = createPostgresConnection({ url: `${url}/${name}` });
  const database: TestDatabase = {
    app: new App({ connection, auth }),
    sql: async (text, parameters = []) => (await pool.query(text, parameters)).rows,
    withRollback: (work) => database.session((session) => withRollback(session, work)),
    async session(work) {
      const client = await pool.connect();
      try {
        return await work({
          exec: (statements) => client.query(statements),
          query: (text, parameters) => client.query(text, parameters),
        });
      } finally {
        client.release();
      }
    },
    async close() {
      await connection.close();
      await pool.end();
    },
  };
  return database;
}

async function withRollback<Result>(
  session: Database,
  work: (sql: RunSql) => Promise<Result>,
): Promise<Result> {
  await session.exec('begin');
  try {
    return await work(async (text, parameters = []) => [
      ...(await session.query(text, parameters)).rows,
    ]);
  } finally {
    await session.exec('rollback');
  }
}

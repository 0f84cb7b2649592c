import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Client } from 'pg';
import { readKeys } from '../src/directory/keys.ts';
import { gamePostgres } from '../test/postgres/gamePostgres.ts';
import { GameServer } from './gameServer.ts';

/** How large the data directories are that a fault fills, in MB. */
const directorySize = 16;

/** One PostgreSQL and two servers beside it, which one more may join. */
export interface World {
  servers: readonly [GameServer, GameServer];
  /** A server on the same database with keys of its own, or with the same. */
  another: (keys: 'same' | 'other') => GameServer;
  /** The database, asked by its superuser on a connection of its own, which is ended afterwards. */
  asOperator: <Result>(task: (client: Client) => Promise<Result>) => Promise<Result>;
  /** Whether the data directories have a small file system of their own. */
  small: boolean;
  close: () => Promise<void>;
}

const user = 'furlong';

export async function openWorld(): Promise<World> {
  const postgres = await gamePostgres();
  // No superuser, for whom no limit of connections holds.
  const url = await postgres.newDatabaseOf(user, 'createrole bypassrls');
  const parent = postgres.newDirectory();
  const disks: string[] = [];
  const onDisk = (name: string) => {
    const disk = join(parent, name);
    mkdirSync(disk);
    const options = ['-t', 'tmpfs', '-o', `size=${directorySize}m`, 'tmpfs', disk];
    if (spawnSync('mount', options).status === 0) disks.push(disk);
    return new GameServer(disk, url);
  };
  const servers = [onDisk('first'), onDisk('second')] as const;
  const share = ({ dataDir }: GameServer) =>
    copyFileSync(join(servers[0].dataDir, 'keys.json'), join(dataDir, 'keys.json'));
  const another = (keys: 'same' | 'other') => {
    const server = new GameServer(postgres.newDirectory(), url);
    if (keys === 'same') share(server);
    return server;
  };
  readKeys(servers[0].dataDir);
  share(servers[1]);

  const asOperator: World['asOperator'] = async (task) => {
    const client = postgres.server.getPgClient(user);
    client.on('error', () => {});
    await client.connect();
    try {
      return await task(client);
    } finally {
      await client.end();
    }
  };
  const close = async () => {
    for (const server of servers) await server.kill();
    for (const disk of disks) spawnSync('umount', [disk]);
    await postgres.remove();
  };
  return { servers, another, asOperator, small: disks.length === servers.length, close };
}

import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import { readKeys } from '../src/directory/keys.ts';
import { gamePostgres } from '../test/postgres/gamePostgres.ts';
import { GameServer } from './gameServer.ts';
import { SmallDisks, type World } from './world.ts';

/** One PostgreSQL and two servers beside it, which one more may join. */
export interface PostgresWorld extends World {
  servers: readonly [GameServer, GameServer];
  /** A server on the same database with keys of its own, or with the same. */
  another: (keys: 'same' | 'other') => GameServer;
}

const user = 'furlong';

/** The directories hold mails, and no game. */
const directorySize = 16;

export async function openPostgresWorld(): Promise<PostgresWorld> {
  const postgres = await gamePostgres();
  // No superuser, for whom no limit of connections holds.
  const url = await postgres.newDatabaseOf(user, 'createrole bypassrls');
  const parent = postgres.newDirectory();
  const disks = new SmallDisks(directorySize);
  const onDisk = (name: string) => new GameServer(disks.mount(join(parent, name)), url);
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
  const guests: GameServer[] = [];
  const close = async () => {
    for (const server of [...servers, ...guests]) await server.kill();
    disks.unmount();
    await postgres.remove();
  };
  return { servers, guests, another, asOperator, small: disks.any, close };
}

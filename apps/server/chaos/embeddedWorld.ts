import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readKeys } from '../src/directory/keys.ts';
import { openEmbedded } from '../src/embedded/embedded.ts';
import { Outbox } from '../src/shared/outbox.ts';
import { GameServer } from './gameServer.ts';
import { SmallDisks, type World } from './world.ts';

/** The directory holds the whole game. */
const directorySize = 320;

/** One server on its embedded database. */
export async function openEmbeddedWorld(): Promise<World> {
  const parent = mkdtempSync(join(tmpdir(), 'furlong-embedded-'));
  const disks = new SmallDisks(directorySize);
  const server = new GameServer(disks.mount(join(parent, 'data')), '');
  // The database is its server's alone: that is killed meanwhile.
  const asOperator: World['asOperator'] = async (task) => {
    const { dataDir } = server;
    await server.kill();
    const database = await openEmbedded({
      directory: dataDir,
      keys: readKeys(dataDir),
      outbox: new Outbox(dataDir),
      siteUrl: server.url,
      durable: true,
    });
    try {
      return await task({
        query: async (sql, parameters) => ({ rows: await database.rows(sql, parameters) }),
      });
    } finally {
      await database.close();
      await server.restart();
    }
  };
  const close = async () => {
    await server.kill();
    disks.unmount();
    rmSync(parent, { recursive: true });
  };
  return { servers: [server], guests: [], asOperator, small: disks.any, close };
}

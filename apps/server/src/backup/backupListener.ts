import { createHash, timingSafeEqual } from 'node:crypto';
import { once } from 'node:events';
import { rm, writeFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { Mutex } from '../embedded/mutex.ts';
import { archive, copyAside } from './archive.ts';

/** In the data directory: where the server that runs on it can be asked for a backup. */
export const portFile = 'backup.port';

/**
 * Hands backups to the operator: on this machine only, on a port that the data directory names,
 * to who has the secret key, which the data directory keeps. Returns the function that ends it.
 */
export async function listenForBackups(settings: {
  dataDir: string;
  secretKey: string;
  /** Runs a task while nothing is written to the database. */
  atRest: <Result>(task: () => Promise<Result>) => Promise<Result>;
}): Promise<() => Promise<void>> {
  const { dataDir, secretKey, atRest } = settings;
  const path = join(dataDir, portFile);
  const oneByOne = new Mutex();
  const server = createServer((request, response) => {
    if (!hasKey(request, secretKey)) return void response.writeHead(403).end();
    oneByOne
      .run(async () => send(await atRest(() => copyAside(dataDir)), response))
      .catch((error) => {
        console.error('A backup failed:', error);
        response.destroy();
      });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('It listens on no port.');
  await writeFile(path, String(address.port), { mode: 0o600 });
  return async () => {
    await rm(path, { force: true });
    const closed = once(server, 'close');
    server.close();
    server.closeIdleConnections();
    await closed;
  };
}

async function send(copy: string, response: ServerResponse): Promise<void> {
  try {
    await pipeline(archive(copy), response);
  } finally {
    await rm(copy, { recursive: true, force: true });
  }
}

function hasKey({ headers }: IncomingMessage, secretKey: string): boolean {
  return timingSafeEqual(digest(headers.authorization ?? ''), digest(`Bearer ${secretKey}`));
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}

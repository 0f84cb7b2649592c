import { createWriteStream, existsSync, readFileSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { type Keys, readKeys } from '../directory/keys.ts';
import { DirectoryInUse, lockDirectory } from '../directory/lock.ts';
import { syncFile } from '../embedded/syncFiles.ts';
import { archive } from './archive.ts';
import { portFile } from './backupListener.ts';

/**
 * Writes a backup of a data directory to a new file, which only its owner can read, for it holds
 * the keys. A server that runs on the directory goes on; it is asked for the backup.
 *
 * @throws when there is no game in the directory, or the file is there already.
 */
export async function backup({
  dataDir,
  file,
  keys,
}: {
  dataDir: string;
  file: string;
  /** Those that the environment sets in the place of keys.json. */
  keys?: Keys;
}): Promise<void> {
  if (!existsSync(join(dataDir, 'pglite'))) throw new Error(`There is no game in ${dataDir}.`);
  if (existsSync(file)) throw new Error(`${file} is there already. Choose another name.`);
  const part = `${file}.part`;
  await rm(part, { force: true });
  const unlock = lockUnlessRunning(dataDir);
  try {
    const source =
      unlock === null ? await fromServer(dataDir, keys ?? readKeys(dataDir)) : archive(dataDir);
    await pipeline(source, createWriteStream(part, { mode: 0o600 }));
    await syncFile(part, { isDirectory: false });
    await rename(part, file);
    await syncFile(dirname(file), { isDirectory: true });
  } finally {
    await rm(part, { force: true });
    unlock?.();
  }
}

/** Keeps servers from starting meanwhile; null when one runs already. */
function lockUnlessRunning(dataDir: string): (() => void) | null {
  try {
    return lockDirectory(dataDir);
  } catch (error) {
    if (error instanceof DirectoryInUse) return null;
    throw error;
  }
}

async function fromServer(dataDir: string, { secretKey }: Keys): Promise<Readable> {
  const path = join(dataDir, portFile);
  if (!existsSync(path)) {
    throw new Error('The server is just starting or stopping. Please try again in a moment.');
  }
  const { ok, body } = await fetch(`http://127.0.0.1:${readFileSync(path, 'utf8')}`, {
    headers: { authorization: `Bearer ${secretKey}` },
  });
  if (!ok || body === null) throw new Error('The server has refused to make a backup.');
  return Readable.from(body);
}

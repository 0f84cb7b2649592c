import { existsSync, readdirSync } from 'node:fs';
import { mkdir, rename, rm, rmdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import { extract, list } from 'tar';
import { syncFile, syncTree } from '../embedded/syncFiles.ts';
import { backedUp } from './archive.ts';

/**
 * Makes a data directory out of a backup. It is written aside and put in its place whole, so that
 * whatever happens meanwhile leaves either nothing there or everything.
 *
 * @throws when the directory holds anything, or the file is no whole backup.
 */
export async function restore({ dataDir, file }: { dataDir: string; file: string }): Promise<void> {
  if (!existsSync(file)) throw new Error(`There is no file ${file}.`);
  if (existsSync(dataDir) && readdirSync(dataDir).length > 0) {
    throw new Error(
      `${dataDir} holds data, which a restore would replace. Stop the server and move it aside ` +
        'first, or choose another directory with DATA_DIR.',
    );
  }
  await checkWhole(file);
  const aside = `${dataDir}.restored`;
  await rm(aside, { recursive: true, force: true });
  await mkdir(aside, { recursive: true, mode: 0o700 });
  try {
    await extract({ file, cwd: aside, strict: true, filter: isBackedUp });
    await syncTree(aside);
    if (existsSync(dataDir)) await rmdir(dataDir);
    await rename(aside, dataDir);
    await syncFile(dirname(dataDir), { isDirectory: true });
  } finally {
    await rm(aside, { recursive: true, force: true });
  }
}

/** Reads all of it first: what is cut off or damaged is told by its end. */
async function checkWhole(file: string): Promise<void> {
  const paths = new Set<string>();
  try {
    await list({ file, strict: true, onReadEntry: ({ path }) => paths.add(path) });
  } catch (cause) {
    throw new Error(`${file} is no whole backup: nothing was restored.`, { cause });
  }
  if (paths.has('pglite/PG_VERSION')) return;
  throw new Error(`${file} is no backup of Furlong: nothing was restored.`);
}

function isBackedUp(path: string): boolean {
  return backedUp.some((name) => path.split('/')[0] === name);
}

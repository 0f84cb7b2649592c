import fs from 'node:fs';
import { dirname } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';
import { syncFile, syncTree } from './syncFiles.ts';

/** PostgreSQL's settings with which it asks for what is committed to be kept by the disk. */
export const durableStart = [
  // PGlite starts it with -F: never sync.
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  // The default method is a call that PGlite answers without doing anything.
  ...['-c', 'wal_sync_method=fsync'],
  // Until the database is brought up to date: see keepCommits.
  ...['-c', 'synchronous_commit=off'],
];

/**
 * From now on nothing is acknowledged that a loss of power could undo. Bringing a database up to
 * date may be repeated, so its many commits need not each wait for the disk.
 */
export async function keepCommits(database: PGlite): Promise<void> {
  await database.exec('checkpoint; set synchronous_commit = on');
}

/** An open file as Emscripten knows it: of Node's descriptor where it is one of the disk. */
interface OpenFile {
  nfd?: number;
  node: unknown;
}

/** The part of Emscripten's file system that lacks syncing. */
interface NodeFiles {
  realPath: (node: unknown) => string;
  stream_ops: { fsync?: (file: OpenFile) => number };
}

/** Files of a directory on disk, for which a sync of PostgreSQL's is one of the disk. */
export class DurableFiles extends NodeFS {
  override async init(...settings: Parameters<NodeFS['init']>) {
    const ready = await super.init(...settings);
    ready.emscriptenOpts.preRun?.push(({ FS }) => {
      const files: NodeFiles = FS.filesystems.NODEFS;
      files.stream_ops.fsync = ({ nfd, node }) => {
        if (nfd === undefined) syncDirectory(files.realPath(node));
        else fs.fdatasyncSync(nfd);
        return 0;
      };
    });
    return ready;
  }
}

/**
 * Makes an empty database, if there is none yet. It is made beside and renamed, so that a crash
 * leaves either none or a whole one.
 */
export async function makeDatabase(directory: string, postgres: WebAssembly.Module): Promise<void> {
  if (fs.existsSync(directory)) return;
  const fresh = `${directory}.new`;
  fs.rmSync(fresh, { recursive: true, force: true });
  const database = await PGlite.create(fresh, { pgliteWasmModule: postgres });
  await database.close();
  await syncTree(fresh);
  fs.renameSync(fresh, directory);
  await syncFile(dirname(directory), { isDirectory: true });
}

function syncDirectory(path: string): void {
  const directory = fs.openSync(path, 'r');
  fs.fsyncSync(directory);
  fs.closeSync(directory);
}

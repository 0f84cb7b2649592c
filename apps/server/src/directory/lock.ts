import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { processBirth } from './process.ts';

export class DirectoryInUse extends Error {
  override name = 'DirectoryInUse';
}

const lockName = /^server-(\d+)\.lock$/;

/**
 * Makes this process the only server on a data directory, and returns the function that gives
 * the directory free again. Two processes on one PGlite directory destroy it.
 *
 * Each server puts down a file of its own, and only then looks who else is there. So there is no
 * shared file to take over from a dead server, and no moment in which two could take it: the
 * worst that two starting at once can do is both refuse.
 *
 * @throws {DirectoryInUse} when another server that is alive holds the directory.
 */
export function lockDirectory(directory: string): () => void {
  mkdirSync(directory, { recursive: true, mode: 0o700 });
  const own = join(directory, `server-${process.pid}.lock`);
  const birth = processBirth(process.pid) ?? '';
  if (holderAlive(own, process.pid)) throw inUse(directory, process.pid);
  writeFileSync(own, birth, { mode: 0o600 });
  const release = () => rmSync(own, { force: true });

  for (const file of readdirSync(directory)) {
    const pid = Number(lockName.exec(file)?.[1]);
    if (!Number.isInteger(pid) || pid === process.pid) continue;
    const path = join(directory, file);
    if (holderAlive(path, pid)) {
      release();
      throw inUse(directory, pid);
    }
    rmSync(path, { force: true });
  }
  return release;
}

/** Whether the server that wrote this lock file still runs. */
function holderAlive(path: string, pid: number): boolean {
  const birth = processBirth(pid);
  if (birth === null) return false;
  let written: string;
  try {
    written = readFileSync(path, 'utf8');
  } catch {
    return false;
  }
  // An empty file was made a moment ago, or comes from a system that cannot tell births.
  return written === '' || birth === '' || written === birth;
}

function inUse(directory: string, pid: number): DirectoryInUse {
  return new DirectoryInUse(
    `Another Furlong server (process ${pid}) is already running on ${directory}. ` +
      'Two servers on the same data would destroy it. Stop that one first, or give this one ' +
      'its own directory with DATA_DIR.',
  );
}

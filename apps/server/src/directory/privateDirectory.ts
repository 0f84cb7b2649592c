import { chmodSync, mkdirSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

export class OpenDirectory extends Error {
  override name = 'OpenDirectory';
}

/** By one of these a directory is known as a server's. */
const ours = new Set(['keys.json', 'pglite']);

/**
 * Makes a data directory that its owner alone can read; one that is there and open to others is
 * closed, with everything in it. Windows has no such modes: there a directory is as private as the
 * one that it lies in.
 *
 * @throws {OpenDirectory} when others can read it and it is not ours to close.
 */
export function privateDirectory(directory: string): void {
  mkdirSync(directory, { recursive: true, mode: 0o700 });
  if (process.platform === 'win32' || (statSync(directory).mode & 0o077) === 0) return;
  const names = readdirSync(directory);
  // Nobody's home directory is closed because it was named by mistake.
  if (names.length > 0 && !names.some((name) => ours.has(name))) throw openDirectory(directory);
  try {
    chmodSync(directory, 0o700);
    for (const entry of readdirSync(directory, { recursive: true, withFileTypes: true })) {
      if (entry.isSymbolicLink()) continue;
      chmodSync(join(entry.parentPath, entry.name), entry.isDirectory() ? 0o700 : 0o600);
    }
  } catch (cause) {
    throw openDirectory(directory, { cause });
  }
}

function openDirectory(directory: string, options?: ErrorOptions): OpenDirectory {
  return new OpenDirectory(
    `Other users of this machine can read ${directory}, where keys and passwords are kept. ` +
      `Close it with "chmod -R go= ${directory}", or choose a directory of Furlong's own with ` +
      'DATA_DIR.',
    options,
  );
}

import { constants, existsSync } from 'node:fs';
import { cp, mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { create } from 'tar';

/** What a backup holds of a data directory. The site's copy is made anew by every start. */
export const backedUp = ['keys.json', 'outbox.jsonl', 'pglite'] as const;

/** A compressed archive of the data in a directory, to which nobody writes meanwhile. */
export function archive(directory: string): Readable {
  const names = backedUp.filter((name) => existsSync(join(directory, name)));
  const settings = { cwd: directory, gzip: true, portable: true, strict: true };
  return Readable.from(create(settings, names));
}

/**
 * Copies the data in a data directory to one within it, so that writing there needs to rest only
 * as long as copying takes; where the file system can, a copy shares its blocks.
 */
export async function copyAside(dataDir: string): Promise<string> {
  const copy = join(dataDir, 'backup');
  await rm(copy, { recursive: true, force: true });
  await mkdir(copy, { mode: 0o700 });
  for (const name of backedUp.filter((kept) => existsSync(join(dataDir, kept)))) {
    await cp(join(dataDir, name), join(copy, name), {
      recursive: true,
      mode: constants.COPYFILE_FICLONE,
    });
  }
  return copy;
}

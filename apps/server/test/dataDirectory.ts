import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PgliteTemplates } from '@furlong/backend/test-templates';
import { x as extract } from 'tar';
import { inject } from 'vitest';
import type { ServerSettings } from '../src/index.ts';

/** A data directory, and a site of one page and one script. */
export interface TestDirectory {
  dataDir: string;
  siteDir: string;
  remove: () => void;
}

/** A directory that no server has seen. */
export function newDirectory(): TestDirectory {
  const parent = mkdtempSync(join(tmpdir(), 'furlong-'));
  const siteDir = join(parent, 'dist');
  mkdirSync(join(siteDir, 'assets'), { recursive: true });
  writeFileSync(
    join(siteDir, 'index.html'),
    '<head><meta name="supabase-key" content="" /></head>',
  );
  writeFileSync(join(siteDir, 'assets', 'main-12345678.js'), 'export {};');
  return {
    dataDir: join(parent, 'data'),
    siteDir,
    remove: () => rmSync(parent, { recursive: true, force: true }),
  };
}

/** A directory with a database that is laid and empty: had in a tenth of the time. */
export function directoryWithDatabase(): TestDirectory {
  const directory = newDirectory();
  layDatabase(directory.dataDir);
  return directory;
}

/** Puts an empty database where a server looks for its own; its steward may be ahead of time. */
export function layDatabase(dataDir: string) {
  const templates: PgliteTemplates | undefined = inject('pglite');
  if (!templates) throw new Error('The level provides no database.');
  const cwd = join(dataDir, 'pglite');
  mkdirSync(cwd, { recursive: true });
  extract({ file: templates.anyTime, cwd, sync: true });
}

/** A quarter of a day has four or five races: enough for a world with some past. */
export function settingsFor({ dataDir, siteDir }: TestDirectory) {
  return {
    dataDir,
    siteDir,
    port: 0,
    steward: false,
    durable: false,
    historyDays: 0.125,
  } satisfies ServerSettings;
}

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { readKeys } from '../src/directory/keys.ts';
import { openEmbedded } from '../src/embedded/embedded.ts';
import { Outbox } from '../src/embedded/outbox.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A data directory whose database is laid and holds nothing: copied in a tenth of the time. */
    emptyDatabase: string;
  }
}

export async function setup(project: TestProject) {
  const directory = mkdtempSync(join(tmpdir(), 'furlong-empty-'));
  const embedded = await openEmbedded({
    directory,
    keys: readKeys(directory),
    outbox: new Outbox(directory),
    siteUrl: 'http://127.0.0.1',
    durable: false,
  });
  await embedded.close();
  project.provide('emptyDatabase', join(directory, 'pglite'));
  return () => rmSync(directory, { recursive: true });
}

import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { App } from '@supabase/lite';
import { createPgliteConnection } from '@supabase/lite/pglite';
import type { TestProject } from 'vitest/node';
import { prepareDatabase } from '../../src/migrations/index.ts';

/** Migrates one database for the whole project; every test file opens a copy of it. */
export default async function prepareTemplate(project: TestProject) {
  const connection = await createPgliteConnection();
  await prepareDatabase(new App({ connection }));
  const folder = await mkdtemp(join(tmpdir(), 'furlong-pglite-'));
  const template = join(folder, 'template.tar');
  const dump = await connection.driver.dumpDataDir('none');
  await writeFile(template, Buffer.from(await dump.arrayBuffer()));
  await connection.close();
  project.provide('pglite', template);
  return () => rm(folder, { recursive: true });
}

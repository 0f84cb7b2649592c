import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { App } from '@supabase/lite';
import { createPgliteConnection } from '@supabase/lite/pglite';
import type { TestProject } from 'vitest/node';
import { prepareDatabase } from '../../src/migrations/index.ts';

/** Makes the two databases of which the test files open copies: one bare, one migrated. */
export default async function prepareTemplates(project: TestProject) {
  const folder = await mkdtemp(join(tmpdir(), 'furlong-pglite-'));
  const connection = await createPgliteConnection();
  const app = new App({ connection });
  const save = async (name: string) => {
    const file = join(folder, `${name}.tar`);
    const dump = await connection.driver.dumpDataDir('none');
    await writeFile(file, Buffer.from(await dump.arrayBuffer()));
    return file;
  };
  await app.ensureSystemSchema();
  const bare = await save('bare');
  await prepareDatabase(app);
  const migrated = await save('migrated');
  await connection.close();
  project.provide('pglite', { bare, migrated });
  return () => rm(folder, { recursive: true });
}

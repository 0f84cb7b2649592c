import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { App } from '@supabase/lite';
import { createPgliteConnection } from '@supabase/lite/pglite';
import type { TestProject } from 'vitest/node';
import { prepareDatabase } from '../../src/migrations/index.ts';
import { anyTime } from './anyTime.ts';

/** The database that a test of any level opens a copy of. */
export interface Templates {
  /** With the API's schemas and none of ours. */
  bare: string;
  /** With all migrations. */
  migrated: string;
}

export interface PgliteTemplates extends Templates {
  /** With all migrations, and a clock to which every moment has come. */
  anyTime: string;
}

declare module 'vitest' {
  interface ProvidedContext {
    /** Tar files of PGlite's data directories; absent on PostgreSQL. */
    pglite?: PgliteTemplates;
  }
}

/** Makes the templates, which takes seconds: once in a run, for all levels that name it. */
export default async function pgliteTemplates({ vitest }: TestProject) {
  if (vitest.getProvidedContext().pglite) return;
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
  // What PostgreSQL would make another database from. Nobody does here, and every test file would
  // unpack them: half of its files, a third of its bytes.
  for (const unused of ['template0', 'template1']) {
    await connection.driver.exec(
      `update pg_database set datistemplate = false where datname = '${unused}'`,
    );
    await connection.driver.exec(`drop database ${unused}`);
  }
  const bare = await save('bare');
  await prepareDatabase(app);
  const migrated = await save('migrated');
  await connection.driver.exec(anyTime);
  const templates = { bare, migrated, anyTime: await save('any-time') };
  await connection.close();
  vitest.provide('pglite', templates);
  return () => rm(folder, { recursive: true });
}

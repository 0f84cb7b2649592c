import { readdir, readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { catalogue } from '../support/catalogue.ts';
import { openDatabase, type TestDatabase } from '../support/testDatabase.ts';

const folder = new URL('../../supabase/', import.meta.url);

/** The files of the domains in the order in which config.toml has them. */
async function schemaPaths(): Promise<string[]> {
  const config = await readFile(new URL('config.toml', folder), 'utf8');
  return [...config.matchAll(/"\.\/(schemas\/\w+\.sql)"/g)].map(([, path = '']) => path);
}

describe('the files of the domains', () => {
  let migrated: TestDatabase;
  let declared: TestDatabase;

  beforeAll(async () => {
    [migrated, declared] = [await openDatabase(), await openDatabase('bare')];
  });
  afterAll(() => Promise.all([migrated.close(), declared.close()]));

  it('are each in the order of config.toml', async () => {
    const files = await readdir(new URL('schemas/', folder));
    expect((await schemaPaths()).toSorted()).toEqual(files.map((file) => `schemas/${file}`).sort());
  });

  it('make the database that the migrations make', async () => {
    await declared.session(async (session) => {
      for (const path of await schemaPaths()) {
        await session.exec(await readFile(new URL(path, folder), 'utf8'));
      }
    });
    expect(await catalogue(declared.sql)).toEqual(await catalogue(migrated.sql));
  });
});

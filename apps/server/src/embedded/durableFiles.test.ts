import fs, { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { DurableFiles, durableStart, keepCommits, makeDatabase } from './durableFiles.ts';
import { compilePostgres } from './postgres.ts';

const directory = join(mkdtempSync(join(tmpdir(), 'furlong-durable-')), 'pglite');
let database: PGlite;

beforeAll(async () => {
  const postgres = await compilePostgres();
  await makeDatabase(directory, postgres);
  database = await PGlite.create({
    fs: new DurableFiles(directory),
    pgliteWasmModule: postgres,
    startParams: durableStart,
  });
  await database.exec('create table entries (id integer)');
  await keepCommits(database);
});

afterAll(async () => {
  await database.close();
  rmSync(join(directory, '..'), { recursive: true });
});

/** How often the disk is asked to keep something meanwhile. */
async function syncs(act: () => Promise<unknown>): Promise<number> {
  const sync = vi.spyOn(fs, 'fdatasyncSync');
  await act();
  const { length } = sync.mock.calls;
  sync.mockRestore();
  return length;
}

describe('the files of a durable database', () => {
  it('are kept by the disk before a commit is acknowledged', async () => {
    expect(await syncs(() => database.exec('insert into entries values (1)'))).toBe(1);
    const both = 'begin; insert into entries values (2); insert into entries values (3); commit';
    expect(await syncs(() => database.exec(both))).toBe(1);
  });

  it('are not waited for by what only reads', async () => {
    expect(await syncs(() => database.query('select * from entries'))).toBe(0);
  });

  it('are kept whole at a checkpoint', async () => {
    await database.exec('insert into entries values (4)');
    expect(await syncs(() => database.exec('checkpoint'))).toBeGreaterThan(3);
  });
});

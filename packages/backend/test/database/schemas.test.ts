import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { schemas } from '../../scripts/schemas.ts';
import { catalogue } from '../support/catalogue.ts';
import { openDatabase, type TestDatabase } from '../support/testDatabase.ts';

describe('the files of the domains', () => {
  let migrated: TestDatabase;
  let declared: TestDatabase;

  beforeAll(async () => {
    [migrated, declared] = [await openDatabase(), await openDatabase('bare')];
    await declared.session(async (session) => {
      for (const { sql } of schemas()) await session.exec(sql);
      await session.exec('reset check_function_bodies');
    });
  });
  afterAll(() => Promise.all([migrated.close(), declared.close()]));

  it('make the database that the migrations make', async () => {
    expect(await catalogue(declared.sql)).toEqual(await catalogue(migrated.sql));
  });

  it('fill its tables with the same rows', async () => {
    const filled = await rowsOf(declared);
    expect(filled['public.equipment_items']).not.toEqual([]);
    expect(filled).toEqual(await rowsOf(migrated));
  });

  it('name in their functions what there is', async () => {
    const functions = await declared.sql(
      `select pg_get_functiondef(p.oid) as definition from pg_proc p
       join pg_namespace n on n.oid = p.pronamespace
       where n.nspname in ('public', 'private') and p.prokind = 'f'`,
    );
    expect(functions.length).toBeGreaterThan(100);
    await declared.session(async (session) => {
      for (const { definition } of functions) await session.exec(`${definition}`);
    });
  });

  it('stand in folders and under names that are numbered without a gap', () => {
    const [first, ...others] = schemas().map(({ path }) =>
      [...path.matchAll(/\d\d(?=_)/g)].map(Number),
    );
    expect(first).toEqual([1, 1]);
    others.reduce(
      ([folder = 0, file = 0] = [], next) => {
        expect([
          [folder, file + 1],
          [folder + 1, 1],
        ]).toContainEqual(next);
        return next;
      },
      [1, 1],
    );
  });
});

/** What stands in each of our tables from the beginning: not what is drawn at random or told by the clock. */
async function rowsOf({ sql }: TestDatabase): Promise<Record<string, unknown>> {
  const tables = await sql(
    `select c.oid::regclass::text as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where n.nspname in ('public', 'private') and c.relkind = 'r' order by 1`,
  );
  const rows: Record<string, unknown> = {};
  for (const { name } of tables) {
    const found = await sql(
      `select to_jsonb(t) - 'id' - 'created_at' as row from ${name} t order by to_jsonb(t)::text`,
    );
    rows[`${name}`] = found.map(({ row }) => row);
  }
  return rows;
}

import { describe, expect, it } from 'vitest';
import { migrate, migrations } from '../../src/migrations/index.ts';
import type { Row } from '../support/testDatabase.ts';
import { openTestGame } from '../support/testGame.ts';

const game = openTestGame();

const applied = async (): Promise<Row[]> =>
  game.sql('select version, name from supabase_migrations.schema_migrations order by version');

describe('migrations', () => {
  it('are told apart by fourteen digits, in order, and all applied', async () => {
    const steps = await migrations();
    const versions = steps.map(({ version }) => version);
    expect(new Set(versions).size).toBe(versions.length);
    expect(versions).toEqual(versions.toSorted());
    expect(await applied()).toEqual(steps.map(({ version, name }) => ({ version, name })));
  });

  it('are applied once', async () => {
    expect(await game.database.session((session) => migrate(session))).toEqual([]);
  });

  it('leave nothing behind where one fails, and keep those before it', async () => {
    const steps = [
      ...(await migrations()),
      { version: '30000000000001', name: 'sound', sql: 'create table private.sound (id integer)' },
      {
        version: '30000000000002',
        name: 'broken',
        sql: 'create table private.broken (id integer); insert into private.sound values (1); select 1/0;',
      },
      { version: '30000000000003', name: 'never', sql: 'create table private.never (id integer)' },
    ];
    await expect(game.database.session((session) => migrate(session, steps))).rejects.toThrow(
      'Migration 30000000000002_broken failed: division by zero',
    );
    const left = await game.sql(
      `select to_regclass('private.sound') is not null as sound,
         to_regclass('private.broken') as broken, to_regclass('private.never') as never,
         (select count(*) from private.sound) as rows`,
    );
    expect(left).toEqual([{ sound: true, broken: null, never: null, rows: 0 }]);
    expect((await applied()).at(-1)).toEqual({ version: '30000000000001', name: 'sound' });
    await game.sql('drop table private.sound');
    await game.sql("delete from supabase_migrations.schema_migrations where name = 'sound'");
  });

  it('are refused to a database that another version made, which stays as it is', async () => {
    const older = { version: '20251121000100', name: 'ground' };
    await game.sql(
      'insert into supabase_migrations.schema_migrations (version, name) values ($1, $2)',
      [older.version, older.name],
    );
    const pending = {
      version: '30000000000001',
      name: 'never',
      sql: 'create table private.never ()',
    };
    const steps = [...(await migrations()), pending];
    await expect(game.database.session((session) => migrate(session, steps))).rejects.toThrow(
      /made by another version of Furlong: its migration 20251121000100 is not known here\. Go on with/,
    );
    expect(await applied()).toContainEqual(older);
    expect(await game.sql("select to_regclass('private.never') as never")).toEqual([
      { never: null },
    ]);
    await game.sql("delete from supabase_migrations.schema_migrations where name = 'ground'");
  });
});

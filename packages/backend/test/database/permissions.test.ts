import { beforeAll, describe, expect, it } from 'vitest';
import { schemas } from '../../scripts/schemas.ts';
import {
  callableByPlayers,
  readingFunctions,
} from '../../src/shared/callableFunctions.generated.ts';
import { setRole } from '../support/setRole.ts';
import { openTestGame, type Player } from '../support/testGame.ts';

const game = openTestGame({ anyRequest: true });

let player: Player;

beforeAll(async () => {
  player = await game.player();
  // What the embedded API hands out at its first request, and the server takes back.
  await game.sql('grant all on all tables in schema public to anon, authenticated, service_role');
});

/** What a role may call, of every schema of ours. */
const callable = (role: string) =>
  game.sql(
    `select n.nspname || '.' || p.proname as name
     from pg_proc p join pg_namespace n on n.oid = p.pronamespace
     where n.nspname in ('public', 'private') and has_function_privilege($1, p.oid, 'execute')
     order by 1`,
    [role],
  );

/** What the schemas grant to a role by name. */
function granted(role: string) {
  const sql = schemas().map((file) => file.sql);
  const names = sql
    .flatMap((text) => [...text.matchAll(/grant execute on function\s+([^;]+?)\s+to\s+([^;]+);/g)])
    .filter(([, , roles = '']) => roles.split(/,\s*/).includes(role))
    .flatMap(([, functions = '']) => functions.split(/,\s*/));
  return [...new Set(names)].toSorted().map((name) => ({ name }));
}

describe('functions', () => {
  it('can be called by those to whom their schema grants it, and by nobody else', async () => {
    for (const role of ['anon', 'authenticated', 'service_role']) {
      expect(granted(role).length).toBeGreaterThan(20);
      expect([role, await callable(role)]).toEqual([role, granted(role)]);
    }
    expect(
      await game.sql(
        `select p.proname from pg_proc p join pg_namespace n on n.oid = p.pronamespace
         where n.nspname in ('public', 'private') and (
           p.proacl is null or exists (select from aclexplode(p.proacl) where grantee = 0)
         )`,
      ),
    ).toEqual([]);
  });

  it('only read where their names say so', () => {
    // What players ask of their own things is named so.
    expect(
      Object.keys(callableByPlayers).filter(
        (name) => /^my_/.test(name) && !readingFunctions.includes(name),
      ),
    ).toEqual([]);
  });

  it('look names up nowhere but where they say, and take no json', async () => {
    const functions = await game.sql(
      `select p.proname as name, p.proconfig as settings, p.prosecdef as definer,
         n.nspname as schema, p.prorettype::regtype::text as result,
         pg_get_function_arguments(p.oid) as arguments
       from pg_proc p join pg_namespace n on n.oid = p.pronamespace
       where n.nspname in ('public', 'private')`,
    );
    expect(functions.length).toBeGreaterThan(20);
    const lookup = ({ settings }: { settings?: unknown }) =>
      (Array.isArray(settings) ? settings : []).filter((it) => `${it}`.startsWith('search_path='));
    expect(functions.filter((it) => `${lookup(it)}` !== 'search_path=""')).toEqual([]);
    expect(
      functions.filter(
        ({ schema, arguments: list }) => schema === 'public' && /json/.test(`${list}`),
      ),
    ).toEqual([]);
    // In the private schema only triggers bring the rights of their owner, and what a policy asks of clubs.
    expect(
      functions.filter(
        ({ schema, definer, result, name }) =>
          schema === 'private' && definer && result !== 'trigger' && name !== 'sees_request',
      ),
    ).toEqual([]);
  });
});

describe('tables', () => {
  const roles = ['anon', 'authenticated'] as const;

  it('are guarded by row-level security if exposed, and have policies for reading only', async () => {
    expect(
      await game.sql(
        `select tablename from pg_tables where schemaname = 'public' and not rowsecurity`,
      ),
    ).toEqual([]);
    expect(
      await game.sql(
        `select tablename from pg_policies where schemaname = 'public' and cmd <> 'SELECT'`,
      ),
    ).toEqual([]);
    expect(await game.sql(`select viewname from pg_views where schemaname = 'public'`)).toEqual([]);
  });

  it.each(roles)('cannot be written by %s, own rows or not, whatever was granted', async (role) => {
    const before = await game.snapshot();
    const written: string[] = [];
    for (const { name, column } of await everyTable()) {
      const verbs = {
        insert: `insert into ${name} default values`,
        copy: `insert into ${name} select * from ${name}`,
        update: `update ${name} set ${column} = ${column}`,
        delete: `delete from ${name}`,
      };
      for (const [verb, statement] of Object.entries(verbs)) {
        const count = await affectedRows(
          role,
          `with t as (${statement} returning 1) select count(*) from t`,
        );
        if (count !== 'refused' && count !== 0) written.push(`${verb} ${name}: ${count}`);
      }
    }
    expect(written).toEqual([]);
    expect(await game.snapshot()).toEqual(before);
  });

  it.each(roles)('of the private schema cannot be read by %s', async (role) => {
    for (const { name } of await everyTable('private')) {
      expect([name, await affectedRows(role, `select count(*) from ${name}`)]).toEqual([
        name,
        'refused',
      ]);
    }
  });

  it.each(roles)('cannot be written over the API by %s either', async (role) => {
    const backend = role === 'anon' ? game.visitor() : player.backend;
    const before = await game.snapshot();
    const tables = [
      'stables',
      'wallets',
      'horses',
      'horse_equipment',
      'equipment',
      'equipment_items',
      'races',
      'entries',
      'activities',
    ] as const;
    for (const table of tables) {
      const key = table === 'wallets' || table === 'horse_equipment' ? 'kind' : 'id';
      await backend.from(table).delete().not(key, 'is', null);
    }
    await backend.from('wallets').update({ balance: 1_000_000 }).eq('stable_id', player.stableId);
    await backend.from('horses').update({ rating: 140 }).eq('id', player.horseId);
    await backend.from('stables').update({ name: 'Mine' }).eq('id', player.stableId);
    await backend
      .from('wallets')
      .insert({ stable_id: player.stableId, kind: 'bonus', balance: 1, takes_prizes: false });
    expect(await game.snapshot()).toEqual(before);
  });

  const everyTable = (schema = '%') =>
    game.sql(
      `select format('%I.%I', t.schemaname, t.tablename) as name,
         (select quote_ident(c.column_name) from information_schema.columns c
          where c.table_schema = t.schemaname and c.table_name = t.tablename
            and c.is_identity = 'NO' and c.is_generated = 'NEVER' limit 1) as column
       from pg_tables t where t.schemaname in ('public', 'private') and t.schemaname like $1`,
      [schema],
    );

  /** The count that a statement returns to a role, 'refused', or the error it had otherwise. */
  function affectedRows(role: (typeof roles)[number], statement: string): Promise<unknown> {
    return game.database.withRollback(async (sql) => {
      await setRole(sql, role === 'anon' ? null : player.userId);
      try {
        const [row] = await sql(statement);
        return Number(row?.count);
      } catch (error) {
        // 42501: insufficient privilege, or a row that no policy lets in.
        return Object(error).code === '42501' ? 'refused' : error;
      }
    });
  }
});

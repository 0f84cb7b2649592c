import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { migrate } from '../../src/migrations/index.ts';
import { keys, openDatabase, type RunSql, type TestDatabase } from '../support/testDatabase.ts';

/** As the game is served, and as hosted Supabase has it: where all roles may do all with what is made. */
let served: TestDatabase;
let hosted: TestDatabase;

beforeAll(async () => {
  served = await openDatabase();
  hosted = await openDatabase('bare');
  const roles = 'anon, authenticated, service_role';
  await hosted.session(async (session) => {
    await session.exec(`
      do $$ declare name text; begin
        foreach name in array array['anon', 'authenticated', 'service_role'] loop
          if not exists (select from pg_roles where rolname = name) then
            execute format('create role %I', name);
          end if;
        end loop;
      end $$;
      alter default privileges in schema public grant all on tables to ${roles};
      alter default privileges in schema public grant all on sequences to ${roles};
      alter default privileges in schema public grant execute on functions to ${roles};
    `);
    await migrate(session);
    // By whoever makes what comes next, which is not ours to say there.
    await session.exec(`
      alter default privileges in schema public revoke all on tables from ${roles};
      alter default privileges in schema public revoke all on sequences from ${roles};
      alter default privileges in schema public revoke execute on functions from ${roles};
    `);
  });
});

afterAll(async () => {
  await served.close();
  await hosted.close();
});

/** Who may do what with each table, sequence, column and function, other than who owns them. */
const grants = (sql: RunSql) =>
  sql(
    `select n.nspname || '.' || c.relname as of, a.grantee::regrole::text as to, a.privilege_type as right
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
     cross join lateral aclexplode(c.relacl) a
     where n.nspname in ('public', 'private') and a.grantee <> c.relowner
     union all
     select n.nspname || '.' || c.relname || '.' || t.attname, a.grantee::regrole::text, a.privilege_type
     from pg_attribute t join pg_class c on c.oid = t.attrelid
     join pg_namespace n on n.oid = c.relnamespace
     cross join lateral aclexplode(t.attacl) a
     where n.nspname in ('public', 'private') and a.grantee <> c.relowner
     union all
     select p.oid::regprocedure::text, a.grantee::regrole::text, a.privilege_type
     from pg_proc p join pg_namespace n on n.oid = p.pronamespace
     cross join lateral aclexplode(p.proacl) a
     where n.nspname in ('public', 'private') and a.grantee <> p.proowner
     union all
     select 'default ' || d.defaclobjtype::text, a.grantee::regrole::text, a.privilege_type
     from pg_default_acl d cross join lateral aclexplode(d.defaclacl) a
     where a.grantee <> d.defaclrole
     order by 1, 2, 3`,
  );

const policies = (sql: RunSql) =>
  sql(
    `select schemaname, tablename, policyname, permissive, roles::text, cmd, qual, with_check
     from pg_policies where schemaname in ('public', 'private') order by 1, 2, 3`,
  );

describe('the rights of the API’s roles', () => {
  it('are those of a hosted project where the game is served, and its policies too', async () => {
    expect(await grants(served.sql)).toEqual(await grants(hosted.sql));
    expect(await policies(served.sql)).toEqual(await policies(hosted.sql));
  });

  it('are to read the tables that are exposed, and no others', async () => {
    const tables = await served.sql(
      `select c.oid::regclass::text as of from pg_class c
       where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'v', 'm', 'p') order by 1`,
    );
    const names = tables.map(({ of }) => `public.${of}`);
    expect(names.length).toBeGreaterThan(15);
    const given = (await grants(served.sql)).filter(({ right }) => right !== 'EXECUTE');
    const expected = names.flatMap((of) =>
      ['anon', 'authenticated', 'service_role'].map((to) => ({ of, to, right: 'SELECT' })),
    );
    expect(given).toEqual(
      expected.toSorted((a, b) => (`${a.of} ${a.to}` < `${b.of} ${b.to}` ? -1 : 1)),
    );
  });

  it('do not let whoever has the secret key write a row', async () => {
    const answer = await served.app.fetch(
      new Request('http://game.test/rest/v1/wallets?stable_id=not.is.null', {
        method: 'PATCH',
        headers: { apikey: keys.secret, 'content-type': 'application/json' },
        body: JSON.stringify({ balance: 1_000_000 }),
      }),
    );
    expect(answer.status).toBe(403);
  });
});

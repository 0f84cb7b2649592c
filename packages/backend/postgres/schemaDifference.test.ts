import pg from 'pg';
import { expect, inject, it } from 'vitest';
import { schemaDifference } from '../scripts/schemaDifference.ts';
import { catalogue } from '../test/support/catalogue.ts';
import type { RunSql } from '../test/support/testDatabase.ts';

const postgres = inject('postgres');

/** A new copy of the migrated database, and what runs on it. */
async function copy(name: string) {
  if (!postgres) throw new Error('There is no server.');
  const server = new pg.Client({ connectionString: `${postgres.url}/postgres` });
  await server.connect();
  await server.query(`create database ${name} template ${postgres.migrated}`);
  await server.end();
  const url = `${postgres.url}/${name}`;
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const sql: RunSql = async (text, values = []) => (await client.query(text, values)).rows;
  return { url, sql, close: () => client.end() };
}

it('a migration that is generated brings a database to what the schemas were changed to', async () => {
  const [before, after] = [await copy('before_change'), await copy('after_change')];
  expect(await schemaDifference({ from: before.url, to: after.url })).toBe('');
  await after.sql(change);
  const migration = await schemaDifference({ from: before.url, to: after.url });
  expect(await catalogue(before.sql)).not.toEqual(await catalogue(after.sql));
  await before.sql(`begin; ${migration}; commit`);
  expect(await catalogue(before.sql)).toEqual(await catalogue(after.sql));
  await Promise.all([before.close(), after.close()]);
});

/** Of each kind one: a column, a table, a policy, an index, a new function and one that is changed. */
const change = `
  alter table public.horses add column mane text not null default 'long';
  create index horses_by_mane on public.horses (mane) where retired_at is null;
  create table public.manes (
    horse_id uuid primary key references public.horses (id),
    length integer not null check (length > 0)
  );
  alter table public.manes enable row level security;
  create policy manes_are_public on public.manes for select to anon using (true);
  revoke all on table public.manes from public, anon, authenticated, service_role;
  grant select on table public.manes to anon;
  create function public.my_mane() returns text
  language sql stable security definer set search_path = '' as $$ select 'long' $$;
  revoke execute on function public.my_mane from public, anon, authenticated, service_role;
  grant execute on function public.my_mane to authenticated;
  create or replace function private.talent_now(p_born integer, p_gained integer)
  returns double precision language sql immutable set search_path = '' as $$ select 0 $$;
`;

import type { RunSql } from './testDatabase.ts';

/** What is ours: the two schemas, and the triggers on the API's own tables. */
const ours = `n.nspname in ('public', 'private')`;

/** Every kind of thing that a database can differ in, one row of text a thing. */
const things: Readonly<Record<string, string>> = {
  schema: `select concat_ws(' ', n.nspname, n.nspacl) from pg_namespace n where ${ours}`,
  'default grant': `
    select concat_ws(' ', n.nspname, d.defaclobjtype, d.defaclacl)
    from pg_default_acl d left join pg_namespace n on n.oid = d.defaclnamespace`,
  table: `
    select concat_ws(' ', c.oid::regclass, c.relkind, case when c.relrowsecurity then 'rls' end,
      case when c.relforcerowsecurity then 'forced' end)
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where ${ours} and c.relkind not in ('i', 'I')`,
  column: `
    select concat_ws(' ', c.oid::regclass, row_number() over (partition by c.oid order by a.attnum),
      a.attname, format_type(a.atttypid, a.atttypmod), case when a.attnotnull then 'not null' end,
      a.attidentity, a.attgenerated, pg_get_expr(d.adbin, d.adrelid), a.attacl)
    from pg_attribute a
    join pg_class c on c.oid = a.attrelid and c.relkind in ('r', 'v', 'm', 'p', 'c')
    join pg_namespace n on n.oid = c.relnamespace
    left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
    where ${ours} and a.attnum > 0 and not a.attisdropped`,
  constraint: `
    select concat_ws(' ', k.conrelid::regclass, k.conname, pg_get_constraintdef(k.oid))
    from pg_constraint k join pg_namespace n on n.oid = k.connamespace where ${ours}`,
  index: `
    select pg_get_indexdef(i.indexrelid) from pg_index i
    join pg_class c on c.oid = i.indrelid join pg_namespace n on n.oid = c.relnamespace where ${ours}`,
  function: `
    select pg_get_functiondef(p.oid) from pg_proc p join pg_namespace n on n.oid = p.pronamespace
    where ${ours} and p.prokind in ('f', 'p')`,
  trigger: `
    select concat_ws(' ', pg_get_triggerdef(t.oid), t.tgenabled) from pg_trigger t
    join pg_proc p on p.oid = t.tgfoid join pg_namespace n on n.oid = p.pronamespace
    where ${ours} and not t.tgisinternal`,
  policy: `
    select concat_ws(' ', tablename, policyname, permissive, roles, cmd, qual, with_check)
    from pg_policies where schemaname in ('public', 'private')`,
  grant: `
    select concat_ws(' ', granted.to_use, coalesce((
      select string_agg(item::text, ' ' order by item::text) from unnest(granted.acl) item
    ), 'as by default')) from (
      select concat_ws(' ', c.relkind, c.oid::regclass), c.relacl from pg_class c
      join pg_namespace n on n.oid = c.relnamespace
      where ${ours} and c.relkind not in ('i', 'I')
      union all
      select p.oid::regprocedure::text, p.proacl from pg_proc p
      join pg_namespace n on n.oid = p.pronamespace where ${ours}
    ) granted (to_use, acl)`,
  type: `
    select concat_ws(' ', t.oid::regtype, t.typtype, format_type(t.typbasetype, t.typtypmod), (
      select string_agg(e.enumlabel, ',' order by e.enumsortorder)
      from pg_enum e where e.enumtypid = t.oid
    ))
    from pg_type t join pg_namespace n on n.oid = t.typnamespace
    where ${ours} and t.typtype in ('e', 'd', 'r')`,
  comment: `
    select pg_describe_object(d.classoid, d.objoid, d.objsubid) || ': ' || d.description
    from pg_description d where d.objoid >= 16384`,
};

/**
 * A database as text: one line a thing, sorted, with the rows that its making put into its tables.
 * Two databases with the same text have the same catalogue.
 */
export async function catalogue(sql: RunSql): Promise<string[]> {
  const lines: string[] = [];
  for (const [kind, query] of Object.entries(things)) {
    for (const { thing } of await sql(`select thing from (${query}) q (thing)`)) {
      lines.push(`${kind}: ${thing}`);
    }
  }
  const tables = await sql(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
     where schemaname in ('public', 'private')`,
  );
  for (const { name } of tables) {
    for (const { row } of await sql(`select t::text as row from ${name} t`)) {
      lines.push(`row of ${name}: ${row}`);
    }
  }
  return lines.sort();
}

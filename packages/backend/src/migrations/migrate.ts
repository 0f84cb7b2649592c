import { type Migration, migrations } from './migrations.ts';

/** One session of a PostgreSQL database. A PGlite instance is one as it stands. */
export interface Database {
  /** Runs any number of statements. */
  exec(sql: string): Promise<unknown>;
  query(
    sql: string,
    parameters: unknown[],
  ): Promise<{ readonly rows: readonly Record<string, unknown>[] }>;
}

const history = `
  create schema if not exists supabase_migrations;
  create table if not exists supabase_migrations.schema_migrations (
    version text not null primary key,
    statements text[],
    name text
  );
`;

/**
 * Applies the migrations that the database has not seen, oldest first, and returns their versions.
 * Each runs in a transaction of its own together with its row in
 * `supabase_migrations.schema_migrations` (the table of the Supabase CLI), so that one that fails
 * leaves nothing behind and those before it stay.
 *
 * The schema `auth` with `auth.users` and `auth.uid()` must exist: hosted Supabase has it, the
 * embedded API makes it by `ensureSystemSchema()`, which `prepareDatabase` calls.
 *
 * @throws before anything is applied where the database has run a migration that is not among them; else the
 * database's error: its `cause` is kept and its message names the migration.
 */
export async function migrate(
  database: Database,
  steps: readonly Migration[] | Promise<readonly Migration[]> = migrations(),
): Promise<string[]> {
  const all = await steps;
  const seen = await versions(database);
  refuseOthers(seen, all);
  await database.exec(history);
  const pending = all.filter((step) => !seen.has(step.version));
  for (const step of pending) await apply(database, step);
  return pending.map((step) => step.version);
}

/** The migrations that a database has run; it is only read. */
async function versions(database: Database): Promise<ReadonlySet<string>> {
  const { rows: tables } = await database.query(
    "select where to_regclass('supabase_migrations.schema_migrations') is not null",
    [],
  );
  if (tables.length === 0) return new Set();
  const { rows } = await database.query(
    'select version from supabase_migrations.schema_migrations',
    [],
  );
  return new Set(rows.map((row) => `${row.version}`));
}

/**
 * Changes nothing.
 *
 * @throws where the database has run a migration that is not among ours: another version has made it.
 */
export async function refuseOtherVersions(database: Database): Promise<void> {
  refuseOthers(await versions(database), await migrations());
}

function refuseOthers(seen: ReadonlySet<string>, steps: readonly Migration[]): void {
  const ours = new Set(steps.map(({ version }) => version));
  const [other] = [...seen].filter((version) => !ours.has(version)).toSorted();
  if (other === undefined) return;
  throw new Error(
    `This game's data was made by another version of Furlong: its migration ${other} is not known here. ` +
      'Go on with the version that made it, which can also restore its backups, or begin anew: move the ' +
      'data directory aside or name another with DATA_DIR (with PostgreSQL, an empty database).',
  );
}

async function apply(database: Database, { version, name, sql }: Migration): Promise<void> {
  try {
    await database.exec('begin');
    await database.exec(sql);
    await database.query(
      'insert into supabase_migrations.schema_migrations (version, name, statements) values ($1, $2, array[$3])',
      [version, name, sql],
    );
    await database.exec('commit');
  } catch (cause) {
    await database.exec('rollback');
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new Error(`Migration ${version}_${name} failed: ${reason}`, { cause });
  }
}

import { setTimeout as delay } from 'node:timers/promises';
import { limitGrants, prepareDatabase } from '@furlong/backend/migrations';
import type { App } from '@supabase/lite';
import type { PoolClient } from 'pg';
import type { Keys } from '../directory/keys.ts';
import { poolOf } from './pool.ts';

/** PostgreSQL 15, as `server_version_num` says it. */
const oldest = 150_000;

/**
 * A statement that waits for a lock holds up everybody who comes behind it: it waits for so long at most,
 * in ms, and is tried again after as long, so many times.
 */
const lockWait = 1_000;
const tries = 60;

/** PostgreSQL's codes for a lock, or a statement, that took too long. */
const tookTooLong = new Set(['55P03', '57014']);

/** Lite works under these roles. Who has made one may use it only where it was granted, from 16 on. */
const mayUseRoles = `do $$ begin
  if not (select rolsuper from pg_catalog.pg_roles where rolname = current_user) then
    execute format('grant anon, authenticated, service_role to %I', current_user);
  end if;
end $$`;

/**
 * Brings a PostgreSQL database up to date and has Lite set up its roles: what may only be done
 * by one server at a time. It may be repeated.
 *
 * @throws when the server is older than PostgreSQL 15, or another version has made the database; or
 *   when somebody keeps a table locked for minutes.
 */
export async function preparePostgres(url: string, app: App, { secretKey }: Keys): Promise<void> {
  // Migrations may take longer than a request, and run in transactions of one session.
  const pool = poolOf(url, { most: 1, statementTimeout: 0, lockTimeout: lockWait });
  try {
    const session = await pool.connect();
    try {
      await again(async () => {
        await lay(session, app);
        await limitGrants(app, { exec: (sql) => session.query(sql) }, secretKey);
      });
    } finally {
      session.release();
    }
  } finally {
    await pool.end();
  }
}

/** Does again what took too long: it has left nothing behind. */
async function again(task: () => Promise<void>): Promise<void> {
  for (let left = tries - 1; ; left -= 1) {
    try {
      return await task();
    } catch (error) {
      if (left === 0 || !tookTooLong.has(codeOf(error))) throw error;
      await delay(lockWait);
    }
  }
}

/** A migration that fails says so, and names the reason. */
function codeOf(error: unknown): string {
  const { code, cause } = Object(error);
  return code ?? Object(cause).code ?? '';
}

async function lay(session: PoolClient, app: App): Promise<void> {
  const { rows } = await session.query<{ number: number; name: string }>(
    `select current_setting('server_version_num')::int as number,
       current_setting('server_version') as name`,
  );
  const [version] = rows;
  if (!version || version.number < oldest) {
    throw new Error(
      `DATABASE_URL leads to PostgreSQL ${version?.name}. Furlong needs PostgreSQL 15 or later.`,
    );
  }
  const driver = {
    exec: (sql: string) => session.query(sql),
    query: (sql: string, parameters: unknown[]) => session.query(sql, parameters),
  };
  await prepareDatabase({
    ensureSystemSchema: () => app.ensureSystemSchema(),
    connection: { driver },
  });
  await session.query(mayUseRoles);
}

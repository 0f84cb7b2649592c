import type { RunSql } from './testDatabase.ts';

/** Lets what follows in a transaction be asked by this player, or by a visitor (null), as the API asks it. */
export async function setRole(sql: RunSql, userId: string | null): Promise<void> {
  const role = userId === null ? 'anon' : 'authenticated';
  await sql(
    `select set_config('request.jwt.claims', $1, true),
       set_config('request.jwt.claim.sub', $2, true)`,
    [JSON.stringify({ role, ...(userId !== null && { sub: userId }) }), userId ?? ''],
  );
  await sql(`set local role ${role}`);
}

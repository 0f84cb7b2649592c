import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

/**
 * What brings one PostgreSQL database to the schema of another, as the Supabase CLI finds it; empty where
 * nothing differs. It says nothing of rows.
 *
 * @param from its address, as `to`
 */
export async function schemaDifference({
  from,
  to,
}: {
  from: string;
  to: string;
}): Promise<string> {
  const cli = fileURLToPath(import.meta.resolve('supabase/dist/supabase.js'));
  const between = [`--from=${from}?sslmode=disable`, `--to=${to}?sslmode=disable`];
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [cli, 'db', 'diff', '--use-pg-delta', '--schema=public,private', ...between],
    { env: { ...process.env, DO_NOT_TRACK: '1', SUPABASE_TELEMETRY_DISABLED: '1' } },
  );
  return stdout.trim();
}

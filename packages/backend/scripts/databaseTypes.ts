import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { PGLiteSocketServer } from '@electric-sql/pglite-socket';
import type { FreshDatabase } from './freshDatabase.ts';

export const typesFile = new URL('../src/shared/database.types.ts', import.meta.url);

/** The types of a database with all migrations, as the Supabase CLI reads them over a socket. */
export async function databaseTypes(db: FreshDatabase): Promise<string> {
  const server = new PGLiteSocketServer({ db, host: '127.0.0.1', port: 0 });
  await server.start();
  try {
    const cli = fileURLToPath(import.meta.resolve('supabase/dist/supabase.js'));
    const { stdout } = await promisify(execFile)(
      process.execPath,
      [cli, 'gen', 'types', '--schema', 'public', `--remote=${address(server)}`],
      { env: { ...process.env, DO_NOT_TRACK: '1', SUPABASE_TELEMETRY_DISABLED: '1' } },
    );
    return stdout;
  } finally {
    await server.stop();
  }
}

function address(server: PGLiteSocketServer): string {
  return `postgresql://postgres:postgres@${server.getServerConn()}/postgres?sslmode=disable`;
}

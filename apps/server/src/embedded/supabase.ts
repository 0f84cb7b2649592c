import './noTelemetry.ts';
import { join } from 'node:path';
import { limitGrants, prepareDatabase } from '@furlong/backend/migrations';
import type { EmailDriver } from '@supabase/lite';
import { createPgliteConnection } from '@supabase/lite/pglite';
import { channel } from '../live/told.ts';
import { supabaseApp } from '../shared/supabaseApp.ts';
import { normalizeDatabaseError } from './databaseErrors.ts';
import { DurableFiles, durableStart, keepCommits, makeDatabase } from './durableFiles.ts';
import type { DatabaseFunctions, OpenOrder } from './messages.ts';
import { withholdRegularExpressions } from './regularExpressions.ts';

/**
 * Opens the database of a data directory in this thread and brings it up to date; makes it on the
 * first start. One PostgreSQL session answers everything, so requests must come one by one.
 */
export async function openSupabase(
  { directory, keys, siteUrl, postgres, durable }: OpenOrder,
  email: EmailDriver,
  told: (payload: string) => void,
): Promise<Omit<DatabaseFunctions, 'open'>> {
  const url = join(directory, 'pglite');
  await makeDatabase(url, postgres);
  const connection = await createPgliteConnection({
    url,
    pgliteOptions: {
      pgliteWasmModule: postgres,
      ...(durable && { fs: new DurableFiles(url), startParams: durableStart }),
    },
  });
  connection.normalizeDbError = normalizeDatabaseError;
  const database = connection.driver;
  await database.waitReady;
  const app = supabaseApp({ connection, keys, email, siteUrl });
  await prepareDatabase(app);
  await limitGrants(app, database, keys.secretKey);
  await withholdRegularExpressions(database);
  await database.listen(channel, told);
  if (durable) await keepCommits(database);
  return {
    fetch: async ({ url, peerAddress, ...init }) => {
      const response = await app.fetch(new Request(url, init), { peerAddress });
      const body = response.body === null ? null : await response.arrayBuffer();
      return { status: response.status, headers: [...response.headers], body };
    },
    rows: async (sql, parameters) =>
      (await database.query<Record<string, unknown>>(sql, parameters)).rows,
    close: () => connection.close(),
  };
}

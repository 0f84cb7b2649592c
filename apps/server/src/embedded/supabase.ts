import './noTelemetry.ts';
import { join } from 'node:path';
import { prepareDatabase } from '@furlong/backend/migrations';
import { App, type EmailDriver } from '@supabase/lite';
import { createPgliteConnection } from '@supabase/lite/pglite';
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
  const app = new App({
    connection,
    api: { enabled: true, schemas: ['public'], max_rows: 1000 },
    auth: {
      enabled: true,
      jwt_secret: keys.jwtSecret,
      publishable_key: keys.publishableKey,
      secret_key: keys.secretKey,
      site_url: siteUrl,
      additional_redirect_urls: [`${siteUrl}/**`],
      // An access token outlives its session: by no more than this many seconds.
      jwt_expiry: 900,
      minimum_password_length: 6,
      // A mail's link is a digest of the code and the address: six digits could be tried out.
      email: { enable_signup: true, enable_confirmations: true, otp_length: 12 },
    },
    storage: { enabled: false },
    studio: { enabled: false },
    options: { server: { admin: false, disableStudio: true }, drivers: { email } },
  });
  await prepareDatabase(app);
  await withholdRegularExpressions(database);
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

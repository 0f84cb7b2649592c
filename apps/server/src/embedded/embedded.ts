import './noTelemetry.ts';
import { join } from 'node:path';
import { prepareDatabase } from '@furlong/backend/migrations';
import { App } from '@supabase/lite';
import { createPgliteConnection } from '@supabase/lite/pglite';
import type { Keys } from '../directory/keys.ts';
import type { GameDatabase } from '../gameDatabase.ts';
import { normalizeDatabaseError } from './databaseErrors.ts';
import { Mutex } from './mutex.ts';
import type { Outbox } from './outbox.ts';

export interface EmbeddedSettings {
  directory: string;
  keys: Keys;
  outbox: Outbox;
  /** Where the site is reached; the links in e-mails lead there. */
  siteUrl: string;
}

/**
 * Opens the database of a data directory and brings it up to date; makes it on the first start,
 * which takes about 3 s.
 */
export async function openEmbedded(settings: EmbeddedSettings): Promise<GameDatabase> {
  const { directory, keys, outbox, siteUrl } = settings;
  const connection = await createPgliteConnection({ url: join(directory, 'pglite') });
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
      minimum_password_length: 6,
      email: { enable_signup: true, enable_confirmations: true },
    },
    storage: { enabled: false },
    studio: { enabled: false },
    options: { server: { admin: false, disableStudio: true }, drivers: { email: outbox } },
  });
  await prepareDatabase(app);

  const mutex = new Mutex();
  return {
    concurrency: 1,
    fetch: (request, peerAddress) =>
      mutex.run(async () => {
        // Who has hung up meanwhile does not need an answer.
        if (request.signal.aborted) return new Response(null, { status: 499 });
        return wholeResponse(await app.fetch(request, { peerAddress }));
      }),
    waiting: () => mutex.waiting,
    rows: (sql, parameters = []) =>
      mutex.run(async () => (await database.query<Record<string, unknown>>(sql, parameters)).rows),
    close: () => mutex.run(() => connection.close()),
  };
}

/** Reads a response while the database is held, in case its body is still being made. */
async function wholeResponse(response: Response): Promise<Response> {
  if (response.body === null) return new Response(null, response);
  const body = await response.arrayBuffer();
  const whole = new Response(body, response);
  whole.headers.set('content-length', String(body.byteLength));
  return whole;
}

import './quiet.ts';
import { join } from 'node:path';
import { prepareDatabase } from '@furlong/backend/migrations';
import { App } from '@supabase/lite';
import { createPgliteConnection } from '@supabase/lite/pglite';
import type { Keys } from '../directory/keys.ts';
import type { Outbox } from './outbox.ts';
import { quietRefusals } from './quietRefusals.ts';
import { Turns } from './turns.ts';

/** The embedded Supabase: one PostgreSQL session behind the API that supabase-js knows. */
export interface Embedded {
  /** Answers an API request. Its body should be at hand: others wait for their turn meanwhile. */
  fetch: (request: Request, peerAddress?: string) => Promise<Response>;
  /** How many requests wait for their turn. */
  waiting: () => number;
  /** The rows that one statement answers, as the database's owner. */
  rows: (sql: string, parameters?: unknown[]) => Promise<Record<string, unknown>[]>;
  /** Waits for the requests that are in, then closes the database. */
  close: () => Promise<void>;
}

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
export async function openEmbedded(settings: EmbeddedSettings): Promise<Embedded> {
  const { directory, keys, outbox, siteUrl } = settings;
  const connection = await createPgliteConnection({ url: join(directory, 'pglite') });
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

  const turns = new Turns();
  return {
    fetch: (request, peerAddress) =>
      turns.take(async () => {
        // Who has hung up meanwhile does not need an answer.
        if (request.signal.aborted) return new Response(null, { status: 499 });
        const answer = await quietRefusals(() =>
          app.fetch(request, { peerAddress: peerAddress ?? null }),
        );
        // The answer is read within the turn, in case it is still being made.
        return new Response(answer.body && (await answer.arrayBuffer()), answer);
      }),
    waiting: () => turns.waiting,
    rows: (sql, parameters = []) =>
      turns.take(async () => (await database.query<Record<string, unknown>>(sql, parameters)).rows),
    close: () => turns.take(() => connection.close()),
  };
}

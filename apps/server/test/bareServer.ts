import { createBackend, signIn, signUp } from '@furlong/backend';
import { allowedRequests } from '@furlong/backend/allowed-requests';
import { type Keys, readKeys } from '../src/directory/keys.ts';
import { openEmbedded } from '../src/embedded/embedded.ts';
import { createApp } from '../src/http/app.ts';
import { trustedProxies } from '../src/http/clientAddress.ts';
import { ownAddresses } from '../src/http/ownAddresses.ts';
import { pictures } from '../src/http/pictures.ts';
import type { RateLimits } from '../src/http/rateLimit.ts';
import { router } from '../src/http/router.ts';
import { listen } from '../src/http/server.ts';
import { shell } from '../src/http/shell.ts';
import { sitemap } from '../src/http/sitemap.ts';
import { LiveHub } from '../src/live/hub.ts';
import { measuredDatabase } from '../src/operator/measuredDatabase.ts';
import { createMeasures } from '../src/operator/measures.ts';
import type { Answered } from '../src/operator/requestLog.ts';
import { openPictures } from '../src/previews/pictures.ts';
import { createPreviews } from '../src/previews/previews.ts';
import type { GameDatabase } from '../src/shared/gameDatabase.ts';
import { Outbox } from '../src/shared/outbox.ts';
import { visitorBackend } from '../src/shared/visitorBackend.ts';
import { browser } from './browser.ts';
import { directoryWithDatabase } from './dataDirectory.ts';

/** The HTTP server and the database alone: no horses, no steward, and of the site a page at most. */
export interface BareServer {
  url: string;
  keys: Keys;
  database: GameDatabase;
  outbox: Outbox;
  /** How many requests have reached the embedded API. */
  reached: () => number;
  /** The statements that the server itself has sent, in their order. */
  asked: readonly string[];
  /** What has been answered, in the order in which it was over. */
  answered: readonly Answered[];
  close: () => Promise<void>;
}

const plenty = { count: 1000, seconds: 1 };
const unlimited: RateLimits = {
  wrongPerAddress: plenty,
  wrongPerAccountAndAddress: plenty,
  wrongPerAccount: plenty,
  mailsPerAddress: plenty,
  mailsPerAccountAndAddress: plenty,
  mailsPerAccount: plenty,
  actionsPerMinute: plenty,
  actionsPerDay: plenty,
  messagesPerAddress: plenty,
};

export async function bareServer(
  limits: Partial<RateLimits> = {},
  { proxies = [] as string[], siteUrls = [] as string[], page = '', drawing = '' } = {},
): Promise<BareServer> {
  const { dataDir: directory, remove } = directoryWithDatabase();
  const keys = readKeys(directory);
  const measures = createMeasures(async () => null);
  const answered: Answered[] = [];
  const http = await listen({
    host: '127.0.0.1',
    port: 0,
    dev: false,
    answered: (request) => {
      measures.answered(request.kind, request.status);
      answered.push(request);
    },
  });
  const outbox = new Outbox(directory);
  const database = await openEmbedded({
    directory,
    keys,
    outbox,
    siteUrl: http.url,
    durable: false,
  });
  // Lite reads the catalogue at the first request, which would take a player's patience on a busy machine.
  const headers = { apikey: keys.secretKey };
  await database.fetch(new Request(`${http.url}/rest/v1/races?limit=0`, { headers }), null);
  let reached = 0;
  const asked: string[] = [];
  const counted = measuredDatabase<GameDatabase>(
    {
      ...database,
      fetch: (request, peerAddress) => {
        reached += 1;
        return database.fetch(request, peerAddress);
      },
      rows: (sql, parameters) => {
        asked.push(sql);
        return database.rows(sql, parameters);
      },
    },
    measures,
  );
  const hub = new LiveHub();
  database.listen(hub);
  const own = ownAddresses(siteUrls, http.url, '127.0.0.1');
  const { publishableKey } = keys;
  const visitor = visitorBackend({ database: counted, publishableKey, siteUrl: http.url });
  const previews = createPreviews({ backend: visitor, patience: 20_000 });
  const drawn = openPictures(drawing);
  http.serve(
    router({
      database: counted,
      allowed: await allowedRequests(),
      secretKey: keys.secretKey,
      jwtSecret: keys.jwtSecret,
      limits: { ...unlimited, ...limits },
      outbox,
      siteUrl: http.url,
      own,
      measures,
      hub,
      proxies: trustedProxies(proxies),
      pictures: pictures({ previews, pictures: drawn }),
      sitemap: sitemap({ backend: visitor, own, measures }),
      site: page === '' ? createApp() : createApp().get('*', shell(page, { previews, own })),
    }),
  );
  return {
    url: http.url,
    keys,
    database,
    outbox,
    reached: () => reached,
    asked,
    answered,
    close: async () => {
      hub.close();
      await http.close();
      await drawn.close();
      await database.close();
      remove();
    },
  };
}

/** A request as a visitor's client sends it. */
export function post(
  { url, keys }: BareServer,
  path: string,
  body: string | ReadableStream,
  headers: Record<string, string> = {},
  ask = fetch,
) {
  return ask(`${url}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', apikey: keys.publishableKey, ...headers },
    body,
    ...(typeof body !== 'string' && { duplex: 'half' }),
  });
}

/** A visitor's client. */
export function visitor({ url, keys }: BareServer, fetch = browser()) {
  return createBackend({ url, key: keys.publishableKey, fetch });
}

/** Signs a new owner up, follows the link in the mail, and signs in. */
export async function signedIn(server: BareServer, name: string) {
  const email = `${name}@stables.example`;
  const password = 'a long walk to the gallops';
  const own = browser();
  const backend = visitor(server, own);
  await signUp(backend, { fullName: name, stableName: `${name} Stable`, email, password });
  const { pathname, search } = new URL(server.outbox.latestTo(email)?.link ?? server.url);
  await own(`${server.url}${pathname}${search}`, { redirect: 'manual' });
  await signIn(backend, { email, password });
  return backend;
}

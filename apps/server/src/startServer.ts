import { rmSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { allowedRequests } from '@furlong/backend/allowed-requests';
import {
  clockFault,
  databaseClock,
  nextDueAt,
  type ServiceBackend,
} from '@furlong/backend/service';
import { createSteward, type Steward } from '@furlong/steward';
import { listenForBackups, portFile } from './backup/backupListener.ts';
import { bootstrap } from './bootstrap/bootstrap.ts';
import { type DemoOwner, demoOwner, demoReferee } from './bootstrap/demoOwner.ts';
import { readKeys } from './directory/keys.ts';
import { lockDirectory } from './directory/lock.ts';
import { privateDirectory } from './directory/privateDirectory.ts';
import { type EmbeddedDatabase, openEmbedded } from './embedded/embedded.ts';
import { vacuumHourly } from './embedded/vacuum.ts';
import { trustedProxies } from './http/clientAddress.ts';
import { serviceBackend } from './http/keyless.ts';
import { outboxKey } from './http/outbox.ts';
import { ownAddresses } from './http/ownAddresses.ts';
import { pictures } from './http/pictures.ts';
import { defaultRateLimits } from './http/rateLimit.ts';
import { router } from './http/router.ts';
import { listen } from './http/server.ts';
import { sitemap } from './http/sitemap.ts';
import { LiveHub } from './live/hub.ts';
import { mailEveryMinute } from './mails/mailEveryMinute.ts';
import { close, type Opened } from './opened.ts';
import { measuredDatabase } from './operator/measuredDatabase.ts';
import { createMeasures } from './operator/measures.ts';
import { type Answered, logLine } from './operator/requestLog.ts';
import { openPostgres } from './postgres/postgres.ts';
import { openPictures } from './previews/pictures.ts';
import { createPreviews } from './previews/previews.ts';
import { drawingScript, siteFor } from './servedSite.ts';
import type { ServerSettings } from './serverSettings.ts';
import type { GameDatabase } from './shared/gameDatabase.ts';
import { Outbox } from './shared/outbox.ts';
import { visitorBackend } from './shared/visitorBackend.ts';

export interface FurlongServer {
  url: string;
  publishableKey: string;
  secretKey: string;
  outbox: Outbox;
  /** The game's address, through which a browser may read the outbox from then on. */
  ownersUrl: string;
  demo: DemoOwner;
  referee: DemoOwner;
  steward: Steward;
  backend: ServiceBackend;
  /** What the backend and the API stand on, whose rules it does not know. */
  database: GameDatabase;
  /** Ends the steward, answers the requests that are in, closes the database, frees the directory. */
  stop: () => Promise<void>;
}

/**
 * Starts the whole game in this process: Supabase, site and steward.
 *
 * @throws {OpenDirectory} when others can read the directory and it cannot be closed to them.
 * @throws {DirectoryInUse} when another server runs on the directory.
 * @throws {WeakKeys} when the keys kept there are not safe.
 * @throws {OtherKeys} when the PostgreSQL database is served with other keys.
 * @throws when the port is taken or the site has not been built; nothing is left behind.
 */
export async function startServer(settings: ServerSettings): Promise<FurlongServer> {
  const opened: Opened = {};
  try {
    return await open(settings, opened);
  } catch (error) {
    await close(opened);
    throw error;
  }
}

async function open(settings: ServerSettings, opened: Opened): Promise<FurlongServer> {
  const {
    dataDir,
    host = '127.0.0.1',
    port = 4321,
    dev = false,
    durable = true,
    log = () => {},
    logRequest = () => {},
  } = settings;
  privateDirectory(dataDir);
  const proxies = trustedProxies(settings.trustedProxies ?? []);
  opened.unlock = lockDirectory(dataDir);
  rmSync(join(dataDir, portFile), { force: true });
  const keys = settings.keys ?? readKeys(dataDir);
  const { publishableKey, secretKey, jwtSecret } = keys;
  const measures = createMeasures(async () => opened.nextDueAt?.() ?? null);
  const answered = (request: Answered) => {
    measures.answered(request.kind, request.status);
    const line = logLine(request, Date.now());
    if (line !== null) logRequest(line);
  };
  const http = await listen({ host, port, dev, answered });
  opened.http = http;
  const site = await siteFor(settings, publishableKey, opened);

  const begin = (message: string) => {
    log(message);
    http.tell({ message });
  };
  begin('Opening the database');
  const outbox = new Outbox(dataDir);
  const supabase = { keys, outbox, siteUrl: http.url };
  const { databaseUrl } = settings;
  const database = measuredDatabase<GameDatabase | EmbeddedDatabase>(
    databaseUrl === undefined
      ? await openEmbedded({ directory: dataDir, durable, ...supabase })
      : await openPostgres({ url: databaseUrl, ...supabase }),
    measures,
  );
  opened.database = database;
  if (isEmbedded(database)) {
    const { atRest } = database;
    opened.backups = { close: await listenForBackups({ dataDir, secretKey, atRest }) };
    opened.vacuuming = vacuumHourly(database);
  }

  const hub = new LiveHub();
  opened.hub = hub;
  database.listen(hub);

  const backend = serviceBackend({ database, secretKey, siteUrl: http.url });
  opened.nextDueAt = () => nextDueAt(backend);
  const fault = clockFault((await databaseClock(backend)).ahead);
  if (fault !== null) log(`${fault} Its steward waits until it is set right.`);
  const stewardSettings = typeof settings.steward === 'object' ? settings.steward : {};
  const steward = createSteward({ backend, name: stewardName(settings), ...stewardSettings });
  const demo = demoOwner(keys);
  const referee = demoReferee(keys);
  const historyDays = settings.historyDays ?? 7;
  const { url } = http;
  await database.alone(() =>
    bootstrap({
      database,
      outbox,
      steward,
      backend,
      publishableKey,
      demo,
      referee,
      url,
      historyDays,
      racing: settings.steward !== false,
      now: async () => (await databaseClock(backend)).at,
      begin,
      progress: http.tell,
    }),
  );

  const limits = { ...defaultRateLimits, ...settings.limits };
  const allowed = await allowedRequests();
  const own = ownAddresses(settings.siteUrls ?? [], url, host);
  const visitor = visitorBackend({ database, publishableKey, siteUrl: url });
  const previews = createPreviews({ backend: visitor, patience: 250 });
  opened.pictures = openPictures(drawingScript(settings));
  http.serve(
    router({
      database,
      allowed,
      secretKey,
      jwtSecret,
      limits,
      outbox,
      siteUrl: url,
      own,
      measures,
      proxies,
      hub,
      pictures: pictures({ previews, pictures: opened.pictures }),
      sitemap: sitemap({ backend: visitor, own, measures }),
      site: site({ previews, own }),
    }),
  );
  if (settings.steward !== false) {
    steward.start();
    opened.mailing = mailEveryMinute({
      backend,
      database,
      outbox,
      origin: settings.siteUrls?.[0] ?? url,
    });
  }
  opened.steward = steward;
  const stop = () => close(opened);
  const ownersUrl = `${url}/?inbox=${outboxKey(jwtSecret)}`;
  return {
    url,
    ownersUrl,
    publishableKey,
    secretKey,
    outbox,
    demo,
    referee,
    steward,
    backend,
    database,
    stop,
  };
}

/**
 * Stewards that share a database need different names; the only one takes up under the same name
 * what it left when it was killed.
 */
function stewardName({ databaseUrl }: ServerSettings): string {
  if (databaseUrl === undefined) return 'embedded';
  return `${hostname()}-${process.pid}-${crypto.randomUUID().slice(0, 8)}`;
}

function isEmbedded(database: GameDatabase | EmbeddedDatabase): database is EmbeddedDatabase {
  return 'atRest' in database;
}

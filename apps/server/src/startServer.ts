import { fileURLToPath } from 'node:url';
import { createServiceBackend, type ServiceBackend } from '@furlong/backend/service';
import { createSteward, type Steward, type StewardSettings } from '@furlong/steward';
import { viteSite } from './dev/viteSite.ts';
import { readKeys } from './directory/keys.ts';
import { lockDirectory } from './directory/lock.ts';
import { type Embedded, openEmbedded } from './embedded/embedded.ts';
import { Outbox } from './embedded/outbox.ts';
import { type Door, type Inside, listen } from './http/door.ts';
import { defaultLimits, type Limits } from './http/limits.ts';
import { reception } from './http/reception.ts';
import { builtSite } from './http/site.ts';
import { type DemoOwner, demoOwner } from './world/demoOwner.ts';
import { openWorld } from './world/openWorld.ts';

export interface ServerSettings {
  /** Where keys and database are kept; made on the first start. */
  dataDir: string;
  /** Default 127.0.0.1: this machine only. */
  host?: string;
  /** Default 4321; 0 takes any free port. */
  port?: number;
  /** The built site; null serves the API alone. */
  siteDir?: string | null;
  /** Serves the site from its sources through Vite instead. */
  dev?: boolean;
  /** False: races are only run when `steward.runDueRaces` is called. */
  steward?: boolean | Partial<StewardSettings>;
  /** Days of racing that the first start runs before it opens. */
  historyDays?: number;
  limits?: Partial<Limits>;
  /** Told what the start is doing, a line at a time. */
  say?: (line: string) => void;
}

export interface FurlongServer {
  url: string;
  publishableKey: string;
  secretKey: string;
  outbox: Outbox;
  demo: DemoOwner;
  steward: Steward;
  backend: ServiceBackend;
  /** Ends the steward, answers the requests that are in, closes the database, frees the directory. */
  stop: () => Promise<void>;
}

const siteSources = fileURLToPath(new URL('../../site', import.meta.url));
const siteBuild = fileURLToPath(new URL('../../site/dist', import.meta.url));

/** What has been opened so far, so that a failed start leaves nothing behind either. */
interface Opened {
  unlock?: () => void;
  door?: Door;
  vite?: { close: () => Promise<void> };
  embedded?: Embedded;
  steward?: Steward;
}

/**
 * Starts the whole game in this process: embedded Supabase, site and steward.
 *
 * @throws {DirectoryInUse} when another server runs on the directory.
 * @throws {WeakKeys} when the keys kept there are not safe.
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
  const { dataDir, host = '127.0.0.1', port = 4321, dev = false, say = () => {} } = settings;
  opened.unlock = lockDirectory(dataDir);
  const keys = readKeys(dataDir);
  const { publishableKey, secretKey } = keys;
  const door = await listen({ host, port, dev });
  opened.door = door;
  const site = await siteFor(settings, publishableKey, opened);

  say('Opening the database');
  const outbox = new Outbox(dataDir);
  const embedded = await openEmbedded({ directory: dataDir, keys, outbox, siteUrl: door.url });
  opened.embedded = embedded;

  const backend = createServiceBackend({
    url: door.url,
    secretKey,
    fetch: (input, init) => embedded.fetch(new Request(input, init)),
  });
  const own = typeof settings.steward === 'object' ? settings.steward : {};
  const steward = createSteward({ backend, name: 'embedded', ...own });
  const demo = demoOwner(keys);
  const historyDays = settings.historyDays ?? 7;
  const { url } = door;
  await openWorld({ embedded, outbox, steward, publishableKey, demo, url, historyDays, say });

  const limits = { ...defaultLimits, ...settings.limits };
  door.open(reception({ embedded, outbox, limits, site }));
  if (settings.steward !== false) steward.start();
  opened.steward = steward;
  const stop = () => close(opened);
  return { url, publishableKey, secretKey, outbox, demo, steward, backend, stop };
}

/** Nobody is cut off: races and requests that are in hand are finished before the database closes. */
async function close(opened: Opened): Promise<void> {
  await opened.steward?.stop();
  await opened.vite?.close();
  await opened.door?.close();
  await opened.embedded?.close();
  opened.unlock?.();
}

async function siteFor(settings: ServerSettings, publishableKey: string, opened: Opened) {
  if (settings.dev && opened.door) {
    const { server } = opened.door;
    const { site, close } = await viteSite({ root: siteSources, server, publishableKey });
    opened.vite = { close };
    return site;
  }
  const { siteDir = siteBuild } = settings;
  return siteDir === null ? noSite : builtSite(siteDir, publishableKey);
}

const noSite: Inside = async () => ({ status: 404, body: 'This server has no site.' });

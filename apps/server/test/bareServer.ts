import { createBackend, signIn, signUp } from '@furlong/backend';
import { type Keys, readKeys } from '../src/directory/keys.ts';
import { type Embedded, openEmbedded } from '../src/embedded/embedded.ts';
import { Outbox } from '../src/embedded/outbox.ts';
import { listen } from '../src/http/door.ts';
import type { Limits } from '../src/http/limits.ts';
import { reception } from '../src/http/reception.ts';
import { directoryWithDatabase } from './dataDirectory.ts';

/** The server's door and database without a world: no horses, no steward, no site. */
export interface BareServer {
  url: string;
  keys: Keys;
  embedded: Embedded;
  outbox: Outbox;
  /** How many requests have reached the embedded API. */
  reached: () => number;
  close: () => Promise<void>;
}

const plenty = { count: 1000, seconds: 1 };
const unlimited: Limits = {
  signInPerAddress: plenty,
  signInPerAccount: plenty,
  signUpPerAddress: plenty,
  signUpPerAccount: plenty,
};

export async function bareServer(
  limits: Partial<Limits> = {},
  { waiting = 0 } = {},
): Promise<BareServer> {
  const { dataDir: directory, remove } = directoryWithDatabase();
  const keys = readKeys(directory);
  const door = await listen({ host: '127.0.0.1', port: 0, dev: false });
  const outbox = new Outbox(directory);
  const embedded = await openEmbedded({ directory, keys, outbox, siteUrl: door.url });
  let reached = 0;
  const counted: Embedded = {
    ...embedded,
    waiting: () => waiting,
    fetch: (request, peerAddress) => {
      reached += 1;
      return embedded.fetch(request, peerAddress);
    },
  };
  const site = async () => ({ status: 404, body: 'no site' });
  const applied = { ...unlimited, ...limits };
  door.open(reception({ embedded: counted, outbox, limits: applied, site }));
  return {
    url: door.url,
    keys,
    embedded,
    outbox,
    reached: () => reached,
    close: async () => {
      await door.close();
      await embedded.close();
      remove();
    },
  };
}

/** A visitor's client. */
export function visitor({ url, keys }: BareServer) {
  return createBackend({ url, key: keys.publishableKey });
}

/** Signs a new owner up, follows the link in the mail, and signs in. */
export async function signedIn(server: BareServer, name: string) {
  const email = `${name}@stables.example`;
  const password = 'a long walk to the gallops';
  const backend = visitor(server);
  await signUp(backend, { fullName: name, stableName: `${name} Stable`, email, password });
  await fetch(server.outbox.latestTo(email)?.link ?? '', { redirect: 'manual' });
  await signIn(backend, { email, password });
  return backend;
}

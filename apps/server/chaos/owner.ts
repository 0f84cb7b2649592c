import { randomInt } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join as pathOf } from 'node:path';
import { type Backend, createBackend, signIn, signUp } from '@furlong/backend';
import { browser } from '../test/browser.ts';
import { askingAny, type Seen, untilKnown } from './asking.ts';
import type { World } from './world.ts';

/** An account, and its client, which asks any server. */
export interface Owner {
  account: { email: string; password: string };
  backend: Backend;
}

const password = 'a long walk to the gallops';

let owners = 0;

/** A new account, under another name for as long as a server is too busy to say what became of one. */
export function newOwner(world: World, seen: Seen): Promise<Owner> {
  return untilKnown(() => {
    owners += 1;
    return join(world, seen, `Chaos ${owners}`);
  });
}

/** Signs up at one of the servers, follows the link in its mail, and signs in. */
async function join(world: World, seen: Seen, name: string): Promise<Owner> {
  const server = world.servers[randomInt(world.servers.length)] ?? world.servers[0];
  const { url, publishableKey: key, dataDir } = server;
  const account = { email: `${name.replace(' ', '')}@stables.example`.toLowerCase(), password };
  const own = browser();
  const data = { fullName: name, stableName: `${name} Stable`, ...account };
  await signUp(createBackend({ url, key, fetch: own }), data);
  const { pathname, search } = new URL(linkTo(account.email, dataDir));
  await own(`${url}${pathname}${search}`, { redirect: 'manual' });
  const backend = createBackend({ url, key, fetch: askingAny(world, seen) });
  await signIn(backend, account);
  return { account, backend };
}

function linkTo(address: string, dataDir: string): string {
  const mails = readFileSync(pathOf(dataDir, 'outbox.jsonl'), 'utf8').trim().split('\n');
  for (const line of mails) {
    const { to, link } = JSON.parse(line);
    if (to === address) return link;
  }
  throw new Error(`There is no mail to ${address}.`);
}

import { networkInterfaces } from 'node:os';
import { isLoopbackHostname } from '@supabase/lite';
import type { Context } from 'hono';
import type { Env } from './app.ts';

/**
 * The origins by which this server can be reached, the preferred one first: those that a setting
 * names, then the address it listens on, and where it listens on all, each of the machine's.
 */
export function ownAddresses(named: readonly string[], url: string, host: string): string[] {
  const origins = namesOf(host).map(
    (name) => `http://${name.includes(':') ? `[${name}]` : name}:${new URL(url).port}`,
  );
  return [...new Set([...named, url, ...origins].map((origin) => new URL(origin).origin))];
}

/** What else a machine is called that listens on an address: on all, or on itself alone. */
function namesOf(host: string): string[] {
  if (host === '0.0.0.0' || host === '::') {
    const addresses = Object.values(networkInterfaces()).flatMap((list) => list ?? []);
    return ['localhost', ...addresses.map(({ address }) => address)];
  }
  return isLoopbackHostname(host) ? ['localhost', '127.0.0.1'] : [];
}

/** The origin that a visitor has called, if it is ours; else the preferred one. */
export function requestOrigin(
  { req, var: { isProxied } }: Context<Env>,
  own: readonly string[],
): string {
  const called = isProxied
    ? (req.header('x-forwarded-host') ?? req.header('host'))
    : req.header('host');
  const origin = own.find((address) => new URL(address).host === called) ?? own[0];
  if (origin === undefined) throw new Error('The server has no address of its own.');
  return origin;
}

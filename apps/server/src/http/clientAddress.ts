import { BlockList, isIP } from 'node:net';
import type { MiddlewareHandler } from 'hono';
import type { Env } from './app.ts';

/**
 * The proxies whose word on a visitor's address counts: addresses, or networks as 10.0.0.0/8.
 *
 * @throws when one of them is neither.
 */
export function trustedProxies(list: readonly string[]): BlockList {
  const proxies = new BlockList();
  for (const item of list) {
    const [address = '', prefix] = item.split('/');
    const version = isIP(address);
    const longest = version === 4 ? 32 : 128;
    const length = prefix === undefined ? longest : Number(prefix);
    if (
      version === 0 ||
      prefix === '' ||
      !Number.isInteger(length) ||
      length < 0 ||
      length > longest
    ) {
      throw new Error(
        `TRUSTED_PROXY has "${item}", which is neither an address nor a network such as 10.0.0.0/8.`,
      );
    }
    proxies.addSubnet(address, length, version === 4 ? 'ipv4' : 'ipv6');
  }
  return proxies;
}

/**
 * Sets the network address of who asks. Behind trusted proxies that is the last address in
 * X-Forwarded-For that none of them has: what stands before it, the visitor could have written.
 */
export function findClient(proxies: BlockList): MiddlewareHandler<Env> {
  return (c, next) => {
    const peer = c.env.incoming.socket.remoteAddress ?? '';
    const through = (c.req.header('x-forwarded-for') ?? '').split(',').map((part) => part.trim());
    const isProxied = isTrusted(peer, proxies);
    const client = isProxied ? through.findLast((part) => !isTrusted(part, proxies)) : peer;
    c.set('isProxied', isProxied);
    c.set('address', client || peer);
    return next();
  };
}

function isTrusted(address: string, proxies: BlockList): boolean {
  const version = isIP(address);
  return version !== 0 && proxies.check(address, version === 4 ? 'ipv4' : 'ipv6');
}

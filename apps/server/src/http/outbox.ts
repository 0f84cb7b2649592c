import { createHmac } from 'node:crypto';
import type { Handler, MiddlewareHandler } from 'hono';
import type { Outbox } from '../shared/outbox.ts';
import { refusal } from '../shared/refusal.ts';
import { holds } from './allowList.ts';
import type { Env } from './app.ts';
import { OwnCookie } from './ownCookie.ts';

/** For how long a browser is known that has followed the link, in seconds: as long as browsers allow. */
const remembered = 400 * 24 * 3600;

/** What opens the outbox: known to who has the data directory, and to whom its start has told it. */
export function outboxKey(jwtSecret: string): string {
  return createHmac('sha256', jwtSecret).update('outbox').digest('base64url');
}

const cookieOf = (siteUrl: string) =>
  new OwnCookie('inbox', siteUrl, {
    path: '/outbox.json',
    sameSite: 'Strict',
    maxAge: remembered,
  });

/** Lets the browser in that follows a link with the key, to any page: `?inbox=…`. */
export function openOutbox(key: string, siteUrl: string): MiddlewareHandler<Env> {
  const isKey = holds(key);
  const cookie = cookieOf(siteUrl);
  return async (c, next) => {
    const given = c.req.query('inbox');
    if (given === undefined || !isKey(given)) return next();
    cookie.set(c, key);
    const address = new URL(c.req.url);
    address.searchParams.delete('inbox');
    return c.redirect(`${address.pathname}${address.search}`);
  };
}

/**
 * Shows the captured e-mails to who has followed the link. The links in them sign people in, and an address
 * proves nothing: a proxy on this machine serves the world.
 */
export function showOutbox(outbox: Outbox, key: string, siteUrl: string): Handler<Env> {
  const isKey = holds(key);
  const cookie = cookieOf(siteUrl);
  return (c) => {
    if (!isKey(cookie.of(c))) {
      return refusal(
        403,
        'outbox_closed',
        'The start of the game has printed a link that opens this.',
      );
    }
    return Response.json(outbox.list(), { headers: { 'cache-control': 'no-store' } });
  };
}

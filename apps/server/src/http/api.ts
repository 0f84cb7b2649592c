import { type Context, Hono, type MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { compress } from 'hono/compress';
import type { GameDatabase } from '../gameDatabase.ts';
import type { App, Env } from './app.ts';
import { type RateLimits, rateLimit } from './rateLimit.ts';
import { refusal } from './refusal.ts';

/** The longest body that a player's request needs, in bytes. */
const longestBody = 64 * 1024;

/** With more players' requests waiting than this, something is wrong, or hostile. */
const longestQueue = 500;

/** Lite decodes paths. Another spelling of one must not pass the rate limit unseen. */
const plainAuthPath = /^\/auth\/v1(\/[\w.-]+)+$/;

/** Hands players' requests to the embedded Supabase, after the checks that it leaves out. */
export function api(database: GameDatabase, limits: RateLimits): App {
  return new Hono<Env>().all(
    '/:service{rest|auth}/v1/*',
    refuseOddPaths,
    refuseWhenBusy(database),
    bodyLimit({
      maxSize: longestBody,
      onError: () =>
        refusal(413, 'body_too_large', 'The request is longer than 64 kB.', {
          connection: 'close',
        }),
    }),
    rateLimit(limits),
    compress(),
    (c) => forward(c, database),
  );
}

const refuseOddPaths: MiddlewareHandler<Env> = async ({ req }, next) => {
  const isAuth = req.path.startsWith('/auth/');
  if (!isAuth || plainAuthPath.test(new URL(req.url).pathname)) return next();
  return refusal(404, 'not_found', 'There is nothing at this address.');
};

function refuseWhenBusy(database: GameDatabase): MiddlewareHandler<Env> {
  return async (_, next) => {
    if (database.waiting() < longestQueue) return next();
    return refusal(503, 'busy', 'The server is busy. Please try again.', { 'retry-after': '5' });
  };
}

async function forward({ req, env }: Context<Env>, database: GameDatabase): Promise<Response> {
  const { method, url, headers, signal } = req.raw;
  // Read whole before it waits for the database, so that a slow sender holds up nobody.
  const body = await req.arrayBuffer();
  const init = { method, headers, signal, ...(body.byteLength > 0 && { body }) };
  const peerAddress = env.incoming.socket.remoteAddress ?? null;
  const response = await database.fetch(new Request(url, init), peerAddress);
  if (!response.headers.has('cache-control')) response.headers.set('cache-control', 'no-store');
  return response;
}

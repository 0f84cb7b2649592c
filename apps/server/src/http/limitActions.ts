import { readingFunctions } from '@furlong/backend/allowed-requests';
import type { MiddlewareHandler } from 'hono';
import { addressKey } from './addressKey.ts';
import type { Env } from './app.ts';
import { type RateLimits, tooMany } from './rateLimit.ts';
import { TokenBuckets } from './tokenBuckets.ts';

/** Refuses a player who does more than a person can: what is done leaves something behind for good. */
export function limitActions({
  actionsPerMinute,
  actionsPerDay,
  messagesPerAddress,
}: Pick<
  RateLimits,
  'actionsPerMinute' | 'actionsPerDay' | 'messagesPerAddress'
>): MiddlewareHandler<Env> {
  const buckets = new TokenBuckets();
  return async (c, next) => {
    if (c.req.path === '/rest/v1/rpc/contact_us') {
      // Nobody need be signed in, and an address that is typed costs nothing.
      const key = `messages from ${addressKey(c.var.address)}`;
      const wait = buckets.take([{ key, rate: messagesPerAddress }]);
      if (wait > 0) return tooMany(wait);
    }
    const { accountId } = c.var.bearer;
    if (accountId === null || !writes(c.req.path)) return next();
    const seconds = buckets.take([
      { key: `minute of ${accountId}`, rate: actionsPerMinute },
      { key: `day of ${accountId}`, rate: actionsPerDay },
    ]);
    return seconds > 0 ? tooMany(seconds) : next();
  };
}

/** Whether a path of the data API is that of a function which changes something. */
export function writes(path: string): boolean {
  const [, name] = /^\/rest\/v1\/rpc\/(.+)$/.exec(path) ?? [];
  return name !== undefined && !readingFunctions.includes(name);
}

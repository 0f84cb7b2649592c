import { createHash, timingSafeEqual } from 'node:crypto';
import { type AllowedRequests, nestedList } from '@furlong/backend/allowed-requests';
import type { Context, MiddlewareHandler } from 'hono';
import { refusal } from '../shared/refusal.ts';
import type { Env } from './app.ts';

/** Whether a request brings the secret key: it is a steward's, and no list or limit is for it. */
export function isSteward(secretKey: string): (c: Context) => boolean {
  const isSecret = holds(secretKey);
  return (c) => isSecret(c.req.header('apikey') ?? '');
}

/** Tells a secret from every other text. */
export function holds(secretKey: string): (text: string) => boolean {
  const secret = digest(secretKey);
  // Digests have one length and are compared in one time, which tells nothing of a guess.
  return (text) => timingSafeEqual(digest(text), secret);
}

/**
 * Refuses what the client of @furlong/backend does not send. PostgreSQL lets anybody who may read a
 * table read it in a way that takes minutes: by a regular expression, or embedded nine times over.
 */
export function refuseUnknownRequests(allowed: AllowedRequests): MiddlewareHandler<Env> {
  return async ({ req, var: { body } }, next) => {
    const nested = nestedList(body ?? {});
    if (nested !== null) {
      const sentence = `The list ${nested} may hold texts, numbers, true, false and null, and no lists or objects.`;
      return refusal(400, 'bad_request', sentence);
    }
    if (allowed.allows(req.method, new URL(req.url), body ?? {})) return next();
    // The client takes 401, 403 and 404 there for done.
    if (new URL(req.url).pathname === '/auth/v1/logout') {
      return refusal(
        400,
        'validation_failed',
        'A session ends by the scope local, others or global.',
      );
    }
    return refusal(403, 'not_offered', 'This API answers only the requests that its site makes.');
  };
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}

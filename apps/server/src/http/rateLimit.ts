import type { HonoRequest, MiddlewareHandler } from 'hono';
import { object, pipe, safeParse, string, toLowerCase } from 'valibot';
import { addressKey } from './addressKey.ts';
import type { Env } from './app.ts';
import { refusal } from './refusal.ts';
import { type Rate, TokenBuckets } from './tokenBuckets.ts';

/** How often the requests that hash a password, send an e-mail or test a code may come. */
export interface RateLimits {
  /** Signing in, for one network address. */
  signInPerAddress: Rate;
  /** Signing in, for one account, whoever asks. */
  signInPerAccount: Rate;
  /** Signing up, for one network address. */
  signUpPerAddress: Rate;
  /** Signing up, confirming, recovering: for one account. */
  signUpPerAccount: Rate;
}

export const defaultRateLimits: RateLimits = {
  signInPerAddress: { count: 30, seconds: 300 },
  signInPerAccount: { count: 10, seconds: 300 },
  signUpPerAddress: { count: 20, seconds: 3600 },
  signUpPerAccount: { count: 5, seconds: 3600 },
};

/** Which auth requests cost a password's hashing, an e-mail, or a guess at a code. */
const signUps = /^\/auth\/v1\/(signup|otp|magiclink|recover|resend)$/;
const guesses = /^\/auth\/v1\/verify$/;

/** Lower case, as Lite compares addresses, so that no spelling opens a second allowance. */
const account = object({ email: pipe(string(), toLowerCase()) });

/**
 * Refuses who signs in or up too often, per network address and per account. It comes before any
 * password is hashed: one hashing blocks the server for 80 ms.
 */
export function rateLimit(limits: RateLimits): MiddlewareHandler<Env> {
  const buckets = new TokenBuckets();
  return async ({ req, env, var: { body } }, next) => {
    const kind = kindOf(req);
    if (kind === null) return next();
    const address = addressKey(env.incoming.socket.remoteAddress);
    const wanted = [{ key: `${kind} from ${address}`, rate: limits[`${kind}PerAddress`] }];
    const { success, output } = safeParse(account, body);
    if (success) {
      wanted.push({ key: `${kind} as ${output.email}`, rate: limits[`${kind}PerAccount`] });
    }
    const seconds = buckets.take(wanted);
    if (seconds === 0) return next();
    return refusal(
      429,
      'over_request_rate_limit',
      `Too many attempts. Please wait ${seconds} seconds and try again.`,
      { 'retry-after': String(seconds) },
    );
  };
}

function kindOf(request: HonoRequest): 'signIn' | 'signUp' | null {
  const { method, path } = request;
  if (method === 'POST' && signUps.test(path)) return 'signUp';
  if ((method === 'POST' || method === 'GET') && guesses.test(path)) return 'signIn';
  // A change of password hashes too.
  if (method === 'PUT' && path === '/auth/v1/user') return 'signIn';
  if (method !== 'POST' || path !== '/auth/v1/token') return null;
  // A refresh hashes nothing, and happens to everybody once an hour.
  const grants = request.queries('grant_type') ?? [];
  return grants.every((grant) => grant === 'refresh_token') ? null : 'signIn';
}

import type { Context, MiddlewareHandler } from 'hono';
import { object, pipe, safeParse, string, toLowerCase } from 'valibot';
import { refusal } from '../shared/refusal.ts';
import { addressKey } from './addressKey.ts';
import type { Env } from './app.ts';
import { RecentKeys } from './recentKeys.ts';
import { type Rate, TokenBuckets } from './tokenBuckets.ts';

/** How often requests may come that guess a password or a link, or send a mail. */
export interface RateLimits {
  /** Wrong passwords and links from one network address. */
  wrongPerAddress: Rate;
  /** Wrong passwords for one account from one network address. */
  wrongPerAccountAndAddress: Rate;
  /** Wrong passwords for one account, from wherever nobody has lately signed in to it. */
  wrongPerAccount: Rate;
  /** Sign-ups and other requests that send a mail, from one network address. */
  mailsPerAddress: Rate;
  /** Mails to one account that one network address asks for. */
  mailsPerAccountAndAddress: Rate;
  /** Mails to one account, whoever asks for them. */
  mailsPerAccount: Rate;
  /** Messages to the operator from one network address. */
  messagesPerAddress: Rate;
  /** What one account does that writes, whether it is refused or not. */
  actionsPerMinute: Rate;
  actionsPerDay: Rate;
}

/** README.md says why these. */
export const defaultRateLimits: RateLimits = {
  wrongPerAddress: { count: 60, seconds: 300 },
  wrongPerAccountAndAddress: { count: 10, seconds: 300 },
  wrongPerAccount: { count: 100, seconds: 3600 },
  mailsPerAddress: { count: 100, seconds: 3600 },
  mailsPerAccountAndAddress: { count: 5, seconds: 3600 },
  mailsPerAccount: { count: 20, seconds: 3600 },
  messagesPerAddress: { count: 20, seconds: 3600 },
  actionsPerMinute: { count: 120, seconds: 60 },
  actionsPerDay: { count: 2000, seconds: 86_400 },
};

const mails = /^\/auth\/v1\/(signup|recover|resend|reauthenticate)$/;

/** Codes are counted in the database for their account; here for the address that guesses at many. */
const guesses = /^\/auth\/v1\/(verify|factors\/(.+\/)?verify)$/;

/** Lower case, as Lite compares addresses, so that no spelling opens a second allowance. */
const account = object({ email: pipe(string(), toLowerCase()) });

/**
 * Refuses who guesses or asks for mails too often. It comes before any password is hashed: one
 * hashing keeps the database busy for 80 ms. A right password, and a link that works, is not
 * counted: a classroom shares an address.
 */
export function rateLimit(limits: RateLimits): MiddlewareHandler<Env> {
  const buckets = new TokenBuckets();
  const signedIn = new RecentKeys();
  return async (c, next) => {
    const kind = kindOf(c);
    if (kind === null) return next();
    const address = addressKey(c.var.address);
    const { success, output } = safeParse(account, c.var.body);
    // Who asks for a code by mail is known by the session alone.
    const { accountId } = c.var.bearer;
    const email = success ? output.email : kind === 'mails' ? accountId : null;
    const pair = `${email} from ${address}`;
    const wanted = [{ key: `${kind} from ${address}`, rate: limits[`${kind}PerAddress`] }];
    if (email !== null) {
      wanted.push({ key: `${kind} ${pair}`, rate: limits[`${kind}PerAccountAndAddress`] });
      if (!signedIn.has(pair)) {
        wanted.push({ key: `${kind} for ${email}`, rate: limits[`${kind}PerAccount`] });
      }
    }
    const seconds = buckets.take(wanted);
    if (seconds > 0) return tooMany(seconds);
    await next();
    if (kind === 'wrong' && wasRight(c)) {
      buckets.giveBack(wanted);
      if (email !== null) signedIn.add(pair);
    }
  };
}

function kindOf({ req: request, var: { body } }: Context<Env>): 'wrong' | 'mails' | null {
  const { method, path } = request;
  if (mails.test(path)) return 'mails';
  if (guesses.test(path)) return 'wrong';
  // A change of address sends two.
  if (method === 'PUT' && body?.email !== undefined) return 'mails';
  // A change of password hashes too.
  if (method === 'PUT') return 'wrong';
  // A refresh hashes nothing, and happens to everybody each quarter of an hour.
  return path === '/auth/v1/token' && request.query('grant_type') === 'password' ? 'wrong' : null;
}

/** A link that works leads back to the site with a session in the fragment. */
function wasRight({ res }: Context<Env>): boolean {
  return res.ok || /#(access_token|message)=/.test(res.headers.get('location') ?? '');
}

/** Says how long to wait. */
export function tooMany(seconds: number): Response {
  return refusal(
    429,
    'over_request_rate_limit',
    `Too many attempts. Please wait ${seconds} seconds and try again.`,
    { 'retry-after': String(seconds) },
  );
}

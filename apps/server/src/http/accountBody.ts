import type { Context, MiddlewareHandler } from 'hono';
import {
  check,
  type InferOutput,
  maxLength,
  null as nothing,
  number,
  object,
  optional,
  picklist,
  pipe,
  record,
  safeParse,
  string,
  union,
} from 'valibot';
import { refusal } from '../shared/refusal.ts';
import type { Env } from './app.ts';

/** bcrypt reads so many bytes of a password, and what comes behind them would be worth nothing. */
const longestPassword = 72;

const isNotCut = (password: string) => Buffer.byteLength(password) <= longestPassword;

/** What the account service takes for granted. An address has at most 254 characters. */
const accountBody = object({
  email: optional(pipe(string(), maxLength(254))),
  password: optional(pipe(string(), check(isNotCut, 'too long'))),
  refresh_token: optional(string()),
  type: optional(picklist(['signup', 'recovery', 'email_change'])),
  token: optional(pipe(string(), maxLength(64))),
  token_hash: optional(pipe(string(), maxLength(64))),
  nonce: optional(pipe(string(), maxLength(64))),
  current_password: optional(string()),
  data: optional(record(string(), union([string(), number(), nothing()]))),
});

/** What came with a request to the account service that was not refused. */
export function accountBodyOf(c: Context<Env>): InferOutput<typeof accountBody> {
  const { success, output } = safeParse(accountBody, c.var.body ?? {});
  return success ? output : {};
}

/**
 * Refuses what is no request to the account service before it is counted: what is counted is kept. A
 * password that would be cut is refused as GoTrue does, at a sign-up, a change and a recovery; one that
 * signs in with it is wrong.
 */
export const refuseMalformedAccounts: MiddlewareHandler<Env> = async (c, next) => {
  if (!c.req.path.startsWith('/auth/')) return next();
  // A fragment in it would stand in the answer's address, and be taken for what the service put there.
  if (c.req.query('redirect_to')?.includes('#')) {
    return refusal(400, 'validation_failed', 'A link leads to an address without a fragment.');
  }
  if (c.req.path === '/auth/v1/resend' && (c.var.body?.type ?? 'signup') !== 'signup') {
    return refusal(
      400,
      'validation_failed',
      'Only the mail that confirms a sign-up is sent again.',
    );
  }
  const { success, issues } = safeParse(accountBody, c.var.body ?? {});
  if (success) return next();
  if (!issues.every(({ type }) => type === 'check')) {
    return refusal(400, 'validation_failed', 'Unable to validate email address or password.');
  }
  if (c.req.path === '/auth/v1/token') {
    return refusal(400, 'invalid_credentials', 'Invalid login credentials');
  }
  return refusal(
    422,
    'validation_failed',
    `A password has at most ${longestPassword} bytes: as many letters of English, fewer of others.`,
  );
};

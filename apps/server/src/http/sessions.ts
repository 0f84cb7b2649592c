import type { Context, MiddlewareHandler } from 'hono';
import { verify } from 'hono/jwt';
import { JwtTokenExpired } from 'hono/utils/jwt/types';
import type { GameDatabase } from '../shared/gameDatabase.ts';
import { refusal } from '../shared/refusal.ts';
import type { Env } from './app.ts';
import { writes } from './limitActions.ts';

/** Whose access token came with a request, and of which session; both null without a valid one. */
export interface Bearer {
  accountId: string | null;
  sessionId: string | null;
  /** The header as it was read here, for those behind, who could read it in another way; null for none. */
  authorization: string | null;
}

export const nobody: Bearer = { accountId: null, sessionId: null, authorization: null };

/** Reads who asks. Nobody is taken for another by a token of their own making: that is refused. */
export function readBearer(jwtSecret: string): MiddlewareHandler<Env> {
  return async (c, next) => {
    const bearer = await bearerOf(c, jwtSecret);
    if (bearer === null) {
      return refusal(401, 'not_signed_in', 'This is no session of ours. Please log in again.');
    }
    c.set('bearer', bearer);
    return next();
  };
}

/** Null for what is neither a token of ours nor the key that its client sends in the place of one. */
async function bearerOf({ req }: Context, jwtSecret: string): Promise<Bearer | null> {
  const header = req.header('authorization');
  if (header === undefined) return nobody;
  const [, token = ''] = /^Bearer +(\S+)$/i.exec(header) ?? [];
  if (token === '') return null;
  if (token === req.header('apikey')) return nobody;
  const authorization = `Bearer ${token}`;
  try {
    const { sub, session_id: session } = await verify(token, jwtSecret, 'HS256');
    return { accountId: textOr(sub), sessionId: textOr(session), authorization };
  } catch (error) {
    // The database says so itself, and the client renews the session.
    return error instanceof JwtTokenExpired ? { ...nobody, authorization } : null;
  }
}

function textOr(claim: unknown): string | null {
  return typeof claim === 'string' ? claim : null;
}

/** Whether a session is there, and has shown the second factor where its account has one. */
const standing = `select s.aal = 'aal2' or not exists (
    select from auth.mfa_factors f where f.user_id = s.user_id and f.status = 'verified'
  ) as assured
  from auth.sessions s where s.id = $1`;

/**
 * Refuses the access tokens of sessions that have ended: the data API takes them until they expire.
 * Looked up at each request, so that what one server ends has ended at the others. Who has signed in by
 * a password alone, where the account has a second factor, reads as a visitor does and writes nothing.
 */
export function refuseEndedSessions(database: GameDatabase): MiddlewareHandler<Env> {
  return async (c, next) => {
    const { bearer } = c.var;
    // The account service looks sessions up itself.
    if (bearer.sessionId === null || c.req.path.startsWith('/auth/')) return next();
    const [row] = await database.rows(standing, [bearer.sessionId]);
    if (row === undefined) {
      return refusal(401, 'not_signed_in', 'This session has ended. Please log in again.');
    }
    if (row.assured !== true) {
      if (writes(c.req.path)) return refusal(403, 'second_factor_needed', needsFactor);
      c.set('bearer', nobody);
    }
    return next();
  };
}

const needsFactor = 'Enter the code of your second factor first.';

import type { Context, MiddlewareHandler } from 'hono';
import { verify } from 'hono/jwt';
import { JwtTokenExpired } from 'hono/utils/jwt/types';
import type { GameDatabase } from '../shared/gameDatabase.ts';
import { refusal } from '../shared/refusal.ts';
import type { Env } from './app.ts';

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

/**
 * Refuses the access tokens of sessions that have ended: the data API takes them until they expire.
 * Looked up at each request, so that what one server ends has ended at the others.
 */
export function refuseEndedSessions(database: GameDatabase): MiddlewareHandler<Env> {
  return async ({ req, var: { bearer } }, next) => {
    // The account service looks sessions up itself.
    if (bearer.sessionId === null || !req.path.startsWith('/rest/')) return next();
    const sql = 'select exists (select from auth.sessions where id = $1) as live';
    const [row] = await database.rows(sql, [bearer.sessionId]);
    if (row?.live === true) return next();
    return refusal(401, 'not_signed_in', 'This session has ended. Please log in again.');
  };
}

import type { Context, MiddlewareHandler } from 'hono';
import { verify } from 'hono/jwt';
import type { GameDatabase } from '../shared/gameDatabase.ts';
import { refusal } from '../shared/refusal.ts';
import type { Env } from './app.ts';

/** Whose access token came with a request, and of which session; both null without a valid one. */
export interface Bearer {
  accountId: string | null;
  sessionId: string | null;
}

const nobody: Bearer = { accountId: null, sessionId: null };

/** Reads who asks. Nobody is taken for another by a token of their own making. */
export function readBearer(jwtSecret: string): MiddlewareHandler<Env> {
  return async (c, next) => {
    c.set('bearer', await bearerOf(c, jwtSecret));
    await next();
  };
}

async function bearerOf({ req }: Context, jwtSecret: string): Promise<Bearer> {
  const [, token] = /^Bearer (.+\..+\..+)$/.exec(req.header('authorization') ?? '') ?? [];
  if (token === undefined) return nobody;
  try {
    const { sub, session_id: session } = await verify(token, jwtSecret, 'HS256');
    return { accountId: textOr(sub), sessionId: textOr(session) };
  } catch {
    return nobody;
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
    const isLive = await lookUp(database, bearer.sessionId);
    if (isLive === null) {
      return refusal(503, 'busy', 'The server is busy. Please try again.', { 'retry-after': '2' });
    }
    if (isLive) return next();
    return refusal(401, 'not_signed_in', 'This session has ended. Please log in again.');
  };
}

/** Null where the database cannot be asked. */
async function lookUp(database: GameDatabase, sessionId: string): Promise<boolean | null> {
  try {
    const sql = 'select exists (select from auth.sessions where id = $1) as live';
    const [row] = await database.rows(sql, [sessionId]);
    return row?.live === true;
  } catch {
    return null;
  }
}

import type { Context } from 'hono';
import type { GameDatabase } from '../../shared/gameDatabase.ts';
import type { Outbox } from '../../shared/outbox.ts';
import { shortJson } from '../../shared/refusal.ts';
import type { Env } from '../app.ts';
import type { SessionTokens } from '../sessionTokens.ts';

export interface FactorSettings {
  database: GameDatabase;
  outbox: Outbox;
  jwtSecret: string;
  tokens: SessionTokens;
}

export function answered(body: object): Response {
  return shortJson(body, { status: 200, headers: { 'cache-control': 'no-store' } });
}

/** The session as it is after it has shown a factor, with the user as the account service knows them. */
export async function raisedSession(
  { req, var: { bearer } }: Context<Env>,
  { database, tokens }: Pick<FactorSettings, 'database' | 'tokens'>,
): Promise<Response> {
  const authorization = bearer.authorization ?? '';
  const headers = { apikey: req.header('apikey') ?? '', authorization };
  const answer = await database.fetch(
    new Request(new URL('/auth/v1/user', req.url), { headers }),
    null,
  );
  if (!answer.ok) return answer;
  const user: unknown = await answer.json();
  return answered(await tokens.raised(authorization.replace(/^Bearer /, ''), Object(user)));
}

import type { Context } from 'hono';
import type { GameDatabase } from '../shared/gameDatabase.ts';
import type { Env } from './app.ts';

/** Asks the account service something of the server's own, as who asks. */
export function askAccounts(
  { req, var: { bearer } }: Context<Env>,
  database: GameDatabase,
  url: URL,
  body: object,
) {
  const headers = {
    apikey: req.header('apikey') ?? '',
    authorization: bearer.authorization ?? '',
    'content-type': 'application/json',
  };
  const request = new Request(url, { method: 'POST', headers, body: JSON.stringify(body) });
  return database.fetch(request, null);
}

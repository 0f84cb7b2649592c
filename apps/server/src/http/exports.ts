import { Hono } from 'hono';
import { array, object, record, safeParse, string, unknown } from 'valibot';
import { exportFile } from '../exports/exportFile.ts';
import type { Measures } from '../operator/measures.ts';
import type { GameDatabase } from '../shared/gameDatabase.ts';
import { refusal } from '../shared/refusal.ts';
import { answerInTime } from './answerInTime.ts';
import type { App, Env } from './app.ts';
import { limitActions } from './limitActions.ts';
import { queueRequests } from './queueRequests.ts';
import type { RateLimits } from './rateLimit.ts';
import { redactErrors } from './redactErrors.ts';
import { readBearer, refuseEndedSessions } from './sessions.ts';

/** All tables of a stable take longer to read than a player waits for a page, ms. */
const patience = 60_000;

const linesOf = array(object({ part: string(), line: record(string(), unknown()) }));

/**
 * Answers an owner with all that the game keeps of them, as one file: by the secret of the link that was mailed, and
 * the session of the account that it belongs to. The database asks for both. A POST, for what only looks at links
 * must not count. One is made at a time.
 */
export function exports(settings: {
  database: GameDatabase;
  siteUrl: string;
  jwtSecret: string;
  limits: RateLimits;
  measures: Measures;
}): App {
  const { database, siteUrl, jwtSecret, limits, measures } = settings;
  return new Hono<Env>().post(
    '/export/:secret{[0-9a-f]{64}}',
    readBearer(jwtSecret),
    limitActions(limits),
    answerInTime(patience),
    queueRequests(1, measures),
    refuseEndedSessions(database),
    async ({ req, var: { bearer }, body }) => {
      const headers = {
        apikey: req.header('apikey') ?? '',
        'content-type': 'application/json',
        ...(bearer.authorization !== null && { authorization: bearer.authorization }),
      };
      const init = {
        method: 'POST',
        headers,
        body: JSON.stringify({ p_secret: req.param('secret') }),
      };
      const url = `${siteUrl}/rest/v1/rpc/read_export`;
      const answer = await database.fetch(new Request(url, init), null);
      if (!answer.ok) return redactErrors(answer);
      const { success, output } = safeParse(linesOf, await answer.json());
      if (!success) return refusal(500, 'server_failed', 'Your data could not be read.');
      return body(exportFile(output, Date.now()), 200, {
        'content-type': 'application/zip',
        'content-disposition': 'attachment; filename="furlong-my-data.zip"',
        'cache-control': 'no-store',
      });
    },
  );
}

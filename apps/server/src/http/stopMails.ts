import { GameError, stopMails as stop } from '@furlong/backend';
import { createServiceBackend } from '@furlong/backend/service';
import { Hono } from 'hono';
import type { Measures } from '../operator/measures.ts';
import type { GameDatabase } from '../shared/gameDatabase.ts';
import { refusal } from '../shared/refusal.ts';
import { answerInTime } from './answerInTime.ts';
import type { App, Env } from './app.ts';
import { queueRequests } from './queueRequests.ts';
import { nobody } from './sessions.ts';

/**
 * Ends all mails where a mail program presses their link for its owner (RFC 8058): a POST, for what only looks at
 * links must end nothing. A browser that opens the same address gets the site's page, which asks first.
 */
export function stopMails(settings: {
  database: GameDatabase;
  secretKey: string;
  siteUrl: string;
  measures: Measures;
}): App {
  const { database, secretKey, siteUrl, measures } = settings;
  const backend = createServiceBackend({
    url: siteUrl,
    secretKey,
    fetch: (input, init) => database.fetch(new Request(input, init), null),
  });
  return new Hono<Env>().post(
    '/mails/:secret{[0-9a-f]{64}}',
    async (c, next) => {
      c.set('bearer', nobody);
      await next();
    },
    answerInTime(),
    queueRequests(1, measures),
    async (c) => {
      try {
        await stop(backend, { secret: c.req.param('secret') });
        return c.body(null, 204);
      } catch (error) {
        if (!(error instanceof GameError) || error.code !== 'mails_not_found') throw error;
        return refusal(404, error.code, error.message);
      }
    },
  );
}

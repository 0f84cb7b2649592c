import { GameError } from '@furlong/backend';
import { createServiceBackend, followedCalendar } from '@furlong/backend/service';
import { Hono } from 'hono';
import { calendarFile } from '../calendar/calendarFile.ts';
import type { Measures } from '../operator/measures.ts';
import type { GameDatabase } from '../shared/gameDatabase.ts';
import { refusal } from '../shared/refusal.ts';
import { answerInTime } from './answerInTime.ts';
import type { App, Env } from './app.ts';
import { requestOrigin } from './ownAddresses.ts';
import { queueRequests } from './queueRequests.ts';
import { nobody } from './sessions.ts';

/**
 * Answers a calendar program that follows a stable at its secret address. It brings no key of its own:
 * the address is what it knows. One such request is worked on at a time.
 */
export function calendar(settings: {
  database: GameDatabase;
  secretKey: string;
  siteUrl: string;
  own: readonly string[];
  measures: Measures;
}): App {
  const { database, secretKey, siteUrl, own, measures } = settings;
  const backend = createServiceBackend({
    url: siteUrl,
    secretKey,
    fetch: (input, init) => database.fetch(new Request(input, init), null),
  });
  return new Hono<Env>().get(
    '/calendar/:file{[0-9a-f]{64}\\.ics}',
    async (c, next) => {
      c.set('bearer', nobody);
      await next();
    },
    answerInTime(),
    queueRequests(1, measures),
    async (c) => {
      try {
        const secret = c.req.param('file').replace('.ics', '');
        const events = await followedCalendar(backend, { secret });
        const file = calendarFile(events, { origin: requestOrigin(c, own), at: Date.now() });
        return c.body(file, 200, {
          'content-type': 'text/calendar; charset=utf-8',
          'content-disposition': 'attachment; filename="furlong.ics"',
          'cache-control': 'no-store',
        });
      } catch (error) {
        if (!(error instanceof GameError) || error.code !== 'calendar_not_found') throw error;
        return refusal(404, error.code, error.message);
      }
    },
  );
}

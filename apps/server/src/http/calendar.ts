import { GameError } from '@furlong/backend';
import { followedCalendar } from '@furlong/backend/service';
import { Hono } from 'hono';
import { calendarFile } from '../calendar/calendarFile.ts';
import { refusal } from '../shared/refusal.ts';
import type { App, Env } from './app.ts';
import { keyless, type ServiceSettings, serviceBackend } from './keyless.ts';
import { requestOrigin } from './ownAddresses.ts';

/**
 * Answers a calendar program that follows a stable at its secret address. It brings no key of its own:
 * the address is what it knows. One such request is worked on at a time.
 */
export function calendar(settings: ServiceSettings & { own: readonly string[] }): App {
  const backend = serviceBackend(settings);
  return new Hono<Env>().get(
    '/calendar/:file{[0-9a-f]{64}\\.ics}',
    keyless(settings),
    async (c) => {
      try {
        const secret = c.req.param('file').replace('.ics', '');
        const events = await followedCalendar(backend, { secret });
        const file = calendarFile(events, {
          origin: requestOrigin(c, settings.own),
          at: Date.now(),
        });
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

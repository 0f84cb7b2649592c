import { GameError, stopMails as stop } from '@furlong/backend';
import { Hono } from 'hono';
import { refusal } from '../shared/refusal.ts';
import type { App, Env } from './app.ts';
import { keyless, type ServiceSettings, serviceBackend } from './keyless.ts';

/**
 * Ends all mails where a mail program presses their link for its owner (RFC 8058): a POST, for what only looks at
 * links must end nothing. A browser that opens the same address gets the site's page, which asks first.
 */
export function stopMails(settings: ServiceSettings): App {
  const backend = serviceBackend(settings);
  return new Hono<Env>().post('/mails/:secret{[0-9a-f]{64}}', keyless(settings), async (c) => {
    try {
      await stop(backend, { secret: c.req.param('secret') });
      return c.body(null, 204);
    } catch (error) {
      if (!(error instanceof GameError) || error.code !== 'mails_not_found') throw error;
      return refusal(404, error.code, error.message);
    }
  });
}

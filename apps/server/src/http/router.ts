import type { Outbox } from '../embedded/outbox.ts';
import type { GameDatabase } from '../gameDatabase.ts';
import { api } from './api.ts';
import { type App, createApp } from './app.ts';
import { showOutbox } from './outbox.ts';
import type { RateLimits } from './rateLimit.ts';

/** Sends each request where it belongs: the API, the outbox, or the site. */
export function router(deps: {
  database: GameDatabase;
  outbox: Outbox;
  limits: RateLimits;
  site: App;
}): App {
  const { database, outbox, limits, site } = deps;
  return createApp()
    .route('/', api(database, limits))
    .get('/outbox.json', showOutbox(outbox))
    .route('/', site);
}

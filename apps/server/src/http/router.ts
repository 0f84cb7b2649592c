import type { Outbox } from '../embedded/outbox.ts';
import { type ApiSettings, api } from './api.ts';
import { type App, createApp } from './app.ts';
import { showOutbox } from './outbox.ts';

/** Sends each request where it belongs: the API, the outbox, or the site. */
export function router(deps: ApiSettings & { outbox: Outbox; site: App }): App {
  const { outbox, site, ...settings } = deps;
  return createApp()
    .route('/', api(settings))
    .get('/outbox.json', showOutbox(outbox))
    .route('/', site);
}

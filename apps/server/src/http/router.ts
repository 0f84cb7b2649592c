import type { BlockList } from 'node:net';
import { databaseFault, health, metrics } from '../operator/operator.ts';
import { type ApiSettings, api } from './api.ts';
import { type App, createApp } from './app.ts';
import { calendar } from './calendar.ts';
import { findClient } from './clientAddress.ts';
import { showOutbox } from './outbox.ts';

/** Sends each request where it belongs: what its operator asks, the API, the outbox, a calendar, a picture, or the site. */
export function router(deps: ApiSettings & { proxies: BlockList; pictures: App; site: App }): App {
  const { site, pictures, proxies, ...settings } = deps;
  return createApp()
    .use(findClient(proxies))
    .route('/', health(databaseFault(settings.database)))
    .route('/', metrics(settings))
    .route('/', api(settings))
    .get('/outbox.json', showOutbox(settings.outbox))
    .route('/', calendar(settings))
    .route('/', pictures)
    .route('/', site);
}

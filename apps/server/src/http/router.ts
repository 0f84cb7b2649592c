import type { BlockList } from 'node:net';
import type { LiveHub } from '../live/hub.ts';
import { databaseFault, health, metrics } from '../operator/operator.ts';
import { type ApiSettings, api } from './api.ts';
import { type App, createApp } from './app.ts';
import { calendar } from './calendar.ts';
import { findClient } from './clientAddress.ts';
import { exports } from './exports.ts';
import { live } from './live.ts';
import { openData } from './openData.ts';
import { openOutbox, outboxKey, showOutbox } from './outbox.ts';
import { stopMails } from './stopMails.ts';

/** Sends each request where it belongs: what its operator asks, the API, the live channel, the outbox, a calendar, a mail's link, a player's data, a day's data, the list of pages, a picture, or the site. */
export function router(
  deps: ApiSettings & { proxies: BlockList; pictures: App; sitemap: App; site: App; hub: LiveHub },
): App {
  const { site, sitemap, pictures, proxies, hub, ...settings } = deps;
  const { outbox, siteUrl } = settings;
  const key = outboxKey(settings.jwtSecret);
  return createApp()
    .use(findClient(proxies))
    .get('*', openOutbox(key, siteUrl))
    .route('/', health(databaseFault(settings.database)))
    .route('/', metrics(settings))
    .route('/', api(settings))
    .route('/', live(hub))
    .get('/outbox.json', showOutbox(outbox, key, siteUrl))
    .route('/', calendar(settings))
    .route('/', stopMails(settings))
    .route('/', exports(settings))
    .route('/', openData(settings))
    .route('/', sitemap)
    .route('/', pictures)
    .route('/', site);
}

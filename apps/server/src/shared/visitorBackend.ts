import { type Backend, createBackend } from '@furlong/backend';
import type { GameDatabase } from './gameDatabase.ts';

/** The backend as a visitor asks it, so that nothing is told that row-level security hides. */
export const visitorBackend = (settings: {
  database: Pick<GameDatabase, 'fetch'>;
  publishableKey: string;
  siteUrl: string;
}): Backend =>
  createBackend({
    url: settings.siteUrl,
    key: settings.publishableKey,
    fetch: (input, init) => settings.database.fetch(new Request(input, init), null),
  });

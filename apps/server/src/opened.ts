import type { Steward } from '@furlong/steward';
import type { HttpServer } from './http/server.ts';
import type { LiveHub } from './live/hub.ts';
import type { Pictures } from './previews/pictures.ts';
import type { GameDatabase } from './shared/gameDatabase.ts';

/** What has been opened so far, so that a failed start leaves nothing behind either. */
export interface Opened {
  unlock?: () => void;
  http?: HttpServer;
  vite?: { close: () => Promise<void> };
  database?: GameDatabase;
  pictures?: Pictures;
  backups?: { close: () => Promise<void> };
  vacuuming?: { close: () => void };
  mailing?: { close: () => void };
  hub?: LiveHub;
  steward?: Steward;
  nextDueAt?: () => Promise<number | null>;
}

/**
 * Nobody is cut off: races and requests that are in hand are finished before the database closes. From
 * the first moment no new request is taken.
 */
export async function close(opened: Opened): Promise<void> {
  opened.mailing?.close();
  // Nobody waits for what is never answered to the end.
  opened.hub?.close();
  await Promise.all([opened.http?.close(), opened.vite?.close(), opened.steward?.stop()]);
  await opened.pictures?.close();
  await opened.backups?.close();
  opened.vacuuming?.close();
  await opened.database?.close();
  opened.unlock?.();
}

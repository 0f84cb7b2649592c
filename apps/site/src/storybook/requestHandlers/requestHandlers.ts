import { HttpResponse, http, type RequestHandler } from 'msw';
import type { MockBackendState } from '../game.ts';

/** Every file of handlers of this folder: what it exports by default answers one domain's requests. */
const domains = import.meta.glob<(game: MockBackendState) => RequestHandler[]>(
  ['./*Handlers.ts', '!./requestHandlers.ts'],
  { eager: true, import: 'default' },
);

/** Answers all that the site asks of the backend from one game, which entries change. */
export function requestHandlers(game: MockBackendState): RequestHandler[] {
  return [
    ...Object.values(domains).flatMap((handlers) => handlers(game)),
    http.get('*/outbox.json', () => HttpResponse.json(game.mails)),
  ];
}

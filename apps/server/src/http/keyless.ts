import { createServiceBackend } from '@furlong/backend/service';
import type { MiddlewareHandler } from 'hono';
import { every } from 'hono/combine';
import type { Measures } from '../operator/measures.ts';
import type { GameDatabase } from '../shared/gameDatabase.ts';
import { answerInTime } from './answerInTime.ts';
import type { Env } from './app.ts';
import { queueRequests } from './queueRequests.ts';
import { nobody } from './sessions.ts';

export interface ServiceSettings {
  database: GameDatabase;
  secretKey: string;
  siteUrl: string;
  measures: Measures;
}

/** The backend as the server itself asks it, with the rights of the service. */
export const serviceBackend = ({
  database,
  secretKey,
  siteUrl,
}: Omit<ServiceSettings, 'measures'>) =>
  createServiceBackend({
    url: siteUrl,
    secretKey,
    fetch: (input, init) => database.fetch(new Request(input, init), null),
  });

/**
 * For an address that is asked without a key: who asks is nobody, and one such request is worked on at a time.
 * @param longest how long an answer may take, ms; as long as any request where it is not told
 */
export const keyless = (
  { measures }: Pick<ServiceSettings, 'measures'>,
  longest?: number,
): MiddlewareHandler<Env> =>
  every(
    async (c, next) => {
      c.set('bearer', nobody);
      await next();
    },
    answerInTime(longest),
    queueRequests(1, measures),
  );

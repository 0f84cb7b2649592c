import { aheadOf, clockFault } from '@furlong/backend/service';
import { Hono } from 'hono';
import { holds } from '../http/allowList.ts';
import type { App, Env } from '../http/app.ts';
import type { GameDatabase } from '../shared/gameDatabase.ts';
import { refusal, shortJson } from '../shared/refusal.ts';
import type { Measures } from './measures.ts';

/** How long the database may take to say that it is there, in ms. */
const patience = 3_000;

const headers = { 'cache-control': 'no-store' };

const notReady = 'The game is not ready.';

/**
 * Says that the process answers, and whether it is ready for players; for everybody, for it tells no more.
 *
 * @param fault why it is not ready, as a sentence; null when it is.
 */
export function health(fault: () => Promise<string | null>): App {
  return new Hono<Env>()
    .get('/health/live', () => shortJson({ status: 'live' }, { status: 200, headers }))
    .get('/health/ready', async () => {
      const sentence = await fault();
      return sentence === null
        ? shortJson({ status: 'ready' }, { status: 200, headers })
        : refusal(503, 'not_ready', sentence, { 'retry-after': '2' });
    });
}

/**
 * Whether a database answers, and goes by the same time as this server: null, or the fault. It is asked
 * once for all who ask meanwhile.
 */
export function databaseFault({ rows }: Pick<GameDatabase, 'rows'>): () => Promise<string | null> {
  let asked: Promise<string | null> | null = null;
  const ask = () => {
    const late = Promise.withResolvers<string>();
    const timer = setTimeout(() => late.resolve(notReady), patience);
    const begun = Date.now();
    const answered = rows('select extract(epoch from clock_timestamp())::float8 * 1000 as at').then(
      ([row]) => clockFault(aheadOf({ asked: begun, at: Number(row?.at), answered: Date.now() })),
      () => notReady,
    );
    return Promise.race([answered, late.promise]).finally(() => {
      clearTimeout(timer);
      asked = null;
    });
  };
  return () => {
    asked ??= ask();
    return asked;
  };
}

/** What a server measures, as Prometheus asks for it: with the secret key as a bearer's token. */
export function metrics({ measures, secretKey }: { measures: Measures; secretKey: string }): App {
  const isSecret = holds(secretKey);
  return new Hono<Env>().get('/metrics', async (c) => {
    const [scheme = '', token = ''] = (c.req.header('authorization') ?? '').split(' ');
    if (scheme.toLowerCase() !== 'bearer' || !isSecret(token)) {
      return refusal(401, 'operator_only', 'What a server measures is for its operator.', {
        'www-authenticate': 'Bearer',
      });
    }
    return c.body(await measures.text(), 200, {
      ...headers,
      'content-type': measures.contentType,
    });
  });
}

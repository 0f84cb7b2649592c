import { Hono } from 'hono';
import { holds } from '../http/allowList.ts';
import type { App, Env } from '../http/app.ts';
import type { GameDatabase } from '../shared/gameDatabase.ts';
import { refusal, shortJson } from '../shared/refusal.ts';
import type { Measures } from './measures.ts';

/** How long the database may take to say that it is there, in ms. */
const patience = 3_000;

const headers = { 'cache-control': 'no-store' };

/** Says that the process answers, and whether it is ready for players; for everybody, for it tells no more. */
export function health(isReady: () => Promise<boolean>): App {
  return new Hono<Env>()
    .get('/health/live', () => shortJson({ status: 'live' }, { status: 200, headers }))
    .get('/health/ready', async () =>
      (await isReady())
        ? shortJson({ status: 'ready' }, { status: 200, headers })
        : refusal(503, 'not_ready', 'The game is not ready.', { 'retry-after': '2' }),
    );
}

/** Whether a database answers. It is asked once for all who ask meanwhile. */
export function databaseAnswers({ rows }: Pick<GameDatabase, 'rows'>): () => Promise<boolean> {
  let asked: Promise<boolean> | null = null;
  const ask = () => {
    const late = Promise.withResolvers<boolean>();
    const timer = setTimeout(() => late.resolve(false), patience);
    const answered = rows('select 1').then(
      () => true,
      () => false,
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

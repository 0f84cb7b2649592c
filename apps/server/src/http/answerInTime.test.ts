import { Hono } from 'hono';
import { expect, it } from 'vitest';
import { answerInTime } from './answerInTime.ts';
import type { Env } from './app.ts';
import { queueRequests } from './queueRequests.ts';

it('answers what waits for its turn too long, and lets it wait no more', async () => {
  const begun: string[] = [];
  const holds = Promise.withResolvers<void>();
  const app = new Hono<Env>()
    .use(async (c, next) => {
      c.set('bearer', { accountId: c.req.path, sessionId: null, authorization: null });
      await next();
    })
    .use(answerInTime(20))
    .use(queueRequests(1, { waited: () => {} }))
    .all('*', async (c) => {
      begun.push(c.req.path);
      await holds.promise;
      return c.text('');
    });
  const answers = await Promise.all(['/first', '/second'].map((path) => app.request(path)));
  for (const answer of answers) {
    expect(answer.status).toBe(503);
    expect(await answer.json()).toMatchObject({ code: 'busy' });
  }
  holds.resolve();
  const third = await app.request('/third');
  expect(third.status).toBe(200);
  expect(begun).toEqual(['/first', '/third']);
});

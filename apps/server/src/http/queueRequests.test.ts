import { Hono } from 'hono';
import { expect, it } from 'vitest';
import type { Env } from './app.ts';
import { queueRequests } from './queueRequests.ts';

it('what acts for a player goes before all that only reads, by whatever function', async () => {
  const first = Promise.withResolvers<void>();
  const begun = Promise.withResolvers<void>();
  const ran: string[] = [];
  const app = new Hono<Env>()
    .use(async (c, next) => {
      c.set('bearer', { accountId: c.req.query('by') ?? null } as Env['Variables']['bearer']);
      c.set('address', '192.0.2.1');
      await next();
    })
    .use(queueRequests(1, { waited: () => {} }))
    .all('*', async (c) => {
      ran.push(c.req.path.split('/').at(-1) ?? '');
      if (ran.length === 1) {
        begun.resolve();
        await first.promise;
      }
      return c.text('');
    });
  const ask = (path: string, by: string) => app.request(`${path}?by=${by}`);
  const asked = [ask('/rest/v1/races', 'ada')];
  await begun.promise;
  asked.push(
    ...['my_overview', 'my_gallops', 'sales_ring'].map((name) =>
      ask(`/rest/v1/rpc/${name}`, 'bea'),
    ),
    ask('/rest/v1/horses', 'cyd'),
    ask('/rest/v1/rpc/enter_race', 'dan'),
    ask('/auth/v1/token', 'eva'),
  );
  first.resolve();
  await Promise.all(asked);
  expect(ran).toEqual([
    ...['races', 'enter_race', 'token'],
    ...['my_overview', 'horses', 'my_gallops', 'sales_ring'],
  ]);
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type BareServer, bareServer, signedIn } from '../bareServer.ts';

let server: BareServer;

/** A player's address; the server's own requests may take longer. */
const address = '192.0.2.1';

beforeAll(async () => {
  server = await bareServer();
  // In place of one that the API knows already.
  await server.database.rows(`
    create or replace function public.programme_ahead()
    returns table (open_until timestamptz, every_minutes integer) language plpgsql as
      $$ begin loop null; end loop; end $$`);
});

afterAll(() => server.close());

function ask(path: string, init: RequestInit = {}) {
  const headers = { apikey: server.keys.publishableKey, 'content-type': 'application/json' };
  const request = new Request(`${server.url}${path}`, { ...init, headers });
  return server.database.fetch(request, address);
}

const runaway = () => ask('/rest/v1/rpc/programme_ahead', { method: 'POST', body: '{}' });

describe('a regular expression', () => {
  it.each(['match', 'imatch', 'not.match'])(
    'as a filter is refused to everybody: %s',
    async (operator) => {
      const answer = await ask(`/rest/v1/races?select=id&name=${operator}.(a*)*b`);
      expect(answer.status).toBe(401);
      expect(await answer.json()).toMatchObject({ code: '42501' });
    },
  );
});

describe('a statement that does not end', () => {
  it('is ended while the server works on, those that waited are answered, and what was told is kept', async () => {
    await signedIn(server, 'Kept');
    const began = performance.now();
    const attack = runaway();
    const waiting = Array.from({ length: 5 }, () => ask('/rest/v1/races?select=id'));
    expect((await fetch(`${server.url}/health/live`)).status).toBe(200);
    expect(await Promise.race([attack, 'still running'])).toBe('still running');
    const ended = await attack;
    expect(ended.status).toBe(504);
    expect(await ended.json()).toMatchObject({
      code: 'too_much_work',
      message: 'This request was too much work and was ended.',
    });
    expect((await Promise.all(waiting)).map(({ status }) => status)).toEqual(Array(5).fill(200));
    expect(performance.now() - began).toBeGreaterThan(1_900);
    const stables = await server.database.rows('select name from public.stables');
    expect(stables).toEqual([{ name: 'Kept Stable' }]);
    expect(await server.database.rows('select * from private.check_everything()')).toEqual([]);
  });
});

describe('a request that takes all memory', () => {
  it('ends the thread of the database alone, and the next is answered', async () => {
    const flood = server.database.rows(
      "select repeat('x', 10000) from pg_class a, pg_class b, pg_class c",
    );
    await expect(flood).rejects.toThrow(/too much work/);
    expect((await ask('/rest/v1/races?select=id')).status).toBe(200);
  });
});

describe('a stop', () => {
  it('waits no longer than a statement may take', async () => {
    const attack = runaway();
    await fetch(`${server.url}/health/live`);
    await server.database.close();
    expect((await attack).status).toBe(504);
    expect((await ask('/rest/v1/races')).status).toBe(503);
  });
});

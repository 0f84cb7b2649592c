import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createApp } from '../src/http/app.ts';
import { listen } from '../src/http/server.ts';
import { createMeasures } from '../src/operator/measures.ts';
import { databaseFault, health } from '../src/operator/operator.ts';
import { type BareServer, bareServer, post } from './bareServer.ts';

let server: BareServer;

beforeAll(async () => {
  server = await bareServer();
});
afterAll(() => server.close());

const ask = (path: string, headers: Record<string, string> = {}) =>
  fetch(`${server.url}${path}`, { headers });
const asOperator = (key: string) => ask('/metrics', { authorization: `Bearer ${key}` });
/** Once its answer is over, which may be a moment after it was read. */
const toldOf = (id: string | null) =>
  vi.waitUntil(() => server.answered.find((each) => each.id === id));

/** A database whose clock is so far ahead of this machine's, in ms. */
const clockAt = (apart: number) => async () => [{ at: Date.now() + apart }];

describe('the health of a server', () => {
  it('is told to whoever asks', async () => {
    expect((await ask('/health/live')).status).toBe(200);
    const ready = await ask('/health/ready');
    expect(ready.status).toBe(200);
    expect(ready.headers.get('cache-control')).toBe('no-store');
    expect(await ready.json()).toEqual({ status: 'ready' });
  });

  it('is live but not ready while it starts', async () => {
    const starting = await listen({ host: '127.0.0.1', port: 0, dev: false });
    expect((await fetch(`${starting.url}/health/live`)).status).toBe(200);
    const ready = await fetch(`${starting.url}/health/ready`);
    expect(ready.status).toBe(503);
    expect(await ready.json()).toMatchObject({ code: 'not_ready' });
    await starting.close();
  });

  it('is live but not ready while the database is away', async () => {
    const rows = vi.fn().mockRejectedValueOnce(new Error('gone')).mockImplementation(clockAt(0));
    const app = health(databaseFault({ rows }));
    expect((await app.request('/health/live')).status).toBe(200);
    expect((await app.request('/health/ready')).status).toBe(503);
    expect((await app.request('/health/ready')).status).toBe(200);
  });

  it.each([
    ['behind', 180_000, /1(80\.0|79\.9) s behind/],
    ['ahead', -180_000, /1(80\.0|79\.9) s ahead of/],
  ])('is live but not ready while its clock is %s, and says so', async (_, apart, sentence) => {
    const app = health(databaseFault({ rows: clockAt(apart) }));
    expect((await app.request('/health/live')).status).toBe(200);
    const ready = await app.request('/health/ready');
    expect(ready.status).toBe(503);
    expect(await ready.json()).toMatchObject({ message: expect.stringMatching(sentence) });
    expect((await health(databaseFault({ rows: clockAt(900) })).request('/health/ready')).ok).toBe(
      true,
    );
  });

  it('is not ready when the database takes longer than three seconds, asked once for all who ask', async () => {
    vi.useFakeTimers();
    const rows = vi.fn(() => new Promise<never>(() => {}));
    const fault = databaseFault({ rows });
    const answers = Promise.all([fault(), fault()]);
    await vi.advanceTimersByTimeAsync(3_000);
    expect(await answers).toEqual(['The game is not ready.', 'The game is not ready.']);
    expect(rows).toHaveBeenCalledOnce();
    vi.useRealTimers();
  });
});

describe('what a server measures', () => {
  it('is for who has the operator’s secret alone', async () => {
    for (const answer of [
      await ask('/metrics'),
      await asOperator('sb_secret_guess'),
      await asOperator(server.keys.publishableKey),
      await ask('/metrics', { authorization: `Basic ${server.keys.secretKey}` }),
    ]) {
      expect(answer.status).toBe(401);
      expect(await answer.json()).toMatchObject({ code: 'operator_only' });
    }
  });

  it('is Prometheus’ text: requests, waits, the database, the steward, races and memory', async () => {
    const refused = await post(server, '/rest/v1/rpc/no_such_function', '{}');
    await toldOf(refused.headers.get('x-request-id'));
    await ask('/rest/v1/tracks?select=id', { apikey: server.keys.publishableKey });
    const answer = await asOperator(server.keys.secretKey);
    expect(answer.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/);
    const text = await answer.text();
    expect(text).toMatch(/^furlong_http_requests_total\{kind="api",status="403"\} \d+$/m);
    expect(text).toMatch(/^furlong_queue_wait_seconds_count \d+$/m);
    expect(text).toMatch(/^furlong_database_seconds_count\{asker="server"\} \d+$/m);
    expect(text).toMatch(/^furlong_steward_behind_seconds 0$/m);
    expect(text).toMatch(/^furlong_races_total\{step="settled"\} 0$/m);
    expect(text).toMatch(/^process_resident_memory_bytes \d+$/m);
  });

  it('tells for how long something has been due, and nothing of it while the database is away', async () => {
    const now = Date.now();
    vi.useFakeTimers({ now, toFake: ['Date'] });
    const due = vi
      .fn()
      .mockResolvedValueOnce(now - 90_000)
      .mockResolvedValueOnce(now + 60_000)
      .mockRejectedValueOnce(new Error('gone'));
    const measures = createMeasures(due);
    expect(await measures.text()).toMatch(/^furlong_steward_behind_seconds 90$/m);
    expect(await measures.text()).toMatch(/^furlong_steward_behind_seconds 0$/m);
    expect(await measures.text()).not.toMatch(/^furlong_steward_behind_seconds /m);
    vi.useRealTimers();
  });

  it.each([
    ['start_race', 'run'],
    ['settle_race', 'settled'],
    ['void_race', 'void'],
  ])('counts what %s does as %s', async (rpc, step) => {
    const measures = createMeasures(async () => null);
    measures.stepTaken(`/rest/v1/rpc/${rpc}`);
    measures.stepTaken('/rest/v1/rpc/close_race');
    expect(await measures.text()).toContain(`furlong_races_total{step="${step}"} 1`);
  });
});

describe('the id of a request', () => {
  it('is on every answer, another each time', async () => {
    const ids = await Promise.all(
      ['/health/live', '/outbox.json', '/nowhere'].map(async (path) =>
        (await ask(path)).headers.get('x-request-id'),
      ),
    );
    expect(new Set(ids).size).toBe(3);
    for (const id of ids) expect(id).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('is in the body of a refusal, and in the line about it', async () => {
    const answer = await post(server, '/rest/v1/rpc/no_such_function?token=secret', '{}');
    const id = answer.headers.get('x-request-id');
    const body = await answer.json();
    expect(body).toMatchObject({ code: 'not_offered', request_id: id });
    expect(await toldOf(id)).toEqual({
      id,
      kind: 'api',
      method: 'POST',
      path: '/rest/v1/rpc/no_such_function',
      status: 403,
      code: 'not_offered',
      ms: expect.any(Number),
    });
  });

  it('is in the body of what the database refuses', async () => {
    const answer = await ask('/rest/v1/wallets?select=kind,balance,takes_prizes');
    const id = answer.headers.get('x-request-id');
    expect(await answer.json()).toMatchObject({ request_id: id });
    expect(await toldOf(id)).toMatchObject({ status: answer.status });
  });
});

describe('a server that ends', () => {
  it('answers what is in hand, takes no more, and waits ten seconds at most', async () => {
    const gate = Promise.withResolvers<void>();
    const entered = Promise.withResolvers<void>();
    const http = await listen({ host: '127.0.0.1', port: 0, dev: false });
    http.serve(
      createApp()
        .get('/slow', async (c) => {
          entered.resolve();
          await gate.promise;
          return c.text('answered');
        })
        .get('/stuck', () => new Promise<Response>(() => {})),
    );
    const slow = fetch(`${http.url}/slow`);
    const stuck = fetch(`${http.url}/stuck`).then(
      () => 'answered',
      () => 'cut off',
    );
    await entered.promise;
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const closed = http.close();
    await expect(fetch(`${http.url}/slow`)).rejects.toThrow();
    gate.resolve();
    expect(await (await slow).text()).toBe('answered');
    await vi.advanceTimersByTimeAsync(10_000);
    vi.useRealTimers();
    await closed;
    expect(await stuck).toBe('cut off');
  });
});

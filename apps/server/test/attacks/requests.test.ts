import { connect } from 'node:net';
import { format } from 'node:util';
import { lastRace } from '@furlong/backend';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { type BareServer, bareServer, post, signedIn, visitor } from '../bareServer.ts';
import { requestOf } from '../requestOf.ts';

let server: BareServer;

beforeAll(async () => {
  server = await bareServer();
});

afterAll(() => server.close());

describe('bodies and addresses beyond reason', () => {
  const long = JSON.stringify({ p_name: 'x'.repeat(64 * 1024) });

  it('a body over 64 kB is refused before it reaches the database', async () => {
    const before = server.reached();
    const answer = await post(server, '/rest/v1/rpc/stable_name_available', long);
    expect(answer.status).toBe(413);
    expect(server.reached()).toBe(before);
  });

  it('so is one that does not say how long it is', async () => {
    const before = server.reached();
    const answer = await post(
      server,
      '/rest/v1/rpc/stable_name_available',
      new Blob([long]).stream(),
    );
    expect(answer.status).toBe(413);
    expect(server.reached()).toBe(before);
  });

  it('one just under it is taken', async () => {
    const body = JSON.stringify({ p_name: 'x'.repeat(64 * 1024 - 20) });
    expect((await post(server, '/rest/v1/rpc/stable_name_available', body)).status).toBe(200);
  });

  it('an address over 4096 characters is refused', async () => {
    const answer = await fetch(`${server.url}/rest/v1/races?name=eq.${'x'.repeat(4096)}`);
    expect(answer.status).toBe(414);
  });
});

describe('a connection', () => {
  it('that asks on without waiting for answers is ended', async () => {
    const before = server.reached();
    const path = await requestOf(lastRace);
    const ask = `GET ${path} HTTP/1.1\r\nHost: x\r\napikey: ${server.keys.publishableKey}\r\n\r\n`;
    const socket = connect(Number(new URL(server.url).port), '127.0.0.1').resume();
    // What is ended while more of it comes is told so as an error.
    socket.on('error', () => {});
    socket.write(ask.repeat(1_000));
    await new Promise((resolve) => socket.once('close', resolve));
    const headers = { apikey: server.keys.publishableKey };
    const next = await fetch(`${server.url}${path}`, { headers });
    expect(await next.text()).toBe('[]');
    expect(server.reached() - before).toBeLessThan(10);
  });
});

describe('the log', () => {
  afterEach(() => vi.restoreAllMocks());

  async function logged<Result>(act: () => PromiseLike<Result>) {
    const error = vi.spyOn(console, 'error').mockImplementation(() => {});
    const result = await act();
    return { result, lines: error.mock.calls.map((values) => format(...values)) };
  }

  it('says nothing of a refusal, which reaches the player whole', async () => {
    const player = await signedIn(server, 'Refused');
    const nothing = '00000000-0000-0000-0000-000000000000';
    const { result, lines } = await logged(() =>
      player.rpc('enter_race', {
        p_race_id: nothing,
        p_horse_id: nothing,
        p_request_id: crypto.randomUUID(),
      }),
    );
    expect(result.status).toBe(404);
    expect(result.error).toMatchObject({ code: 'PT404', hint: 'horse_not_found' });
    expect(lines).toEqual([]);
  });

  it('says in one line what else the database refuses, and nothing that was sent', async () => {
    const { result, lines } = await logged(() =>
      visitor(server).rpc('enter_race', {
        p_race_id: 'a\nforged line',
        p_horse_id: 'b',
        p_request_id: 'c',
      }),
    );
    expect(result.status).toBeGreaterThanOrEqual(400);
    expect(result.status).toBeLessThan(500);
    expect(lines).toEqual([
      expect.stringMatching(/^The database refused a request: \{"code"[^\n]+$/),
    ]);
    expect(lines.join()).not.toContain('forged');
    expect(result.error?.message).toBe('The database does not take this request.');
  });
});

describe('what is no request', () => {
  const signUp = (email: string) => `{"email":"${email}","password":"a long walk"}`;
  const name = (text: string) => `{"p_name":"${text}"}`;
  const check = '/rest/v1/rpc/stable_name_available';

  it.each([
    ['JSON 20,000 deep', check, `{"p_name":${'['.repeat(20_000)}${']'.repeat(20_000)}}`],
    ['objects 20,000 deep', check, `${'{"p_name":'.repeat(6_000)}1${'}'.repeat(6_000)}`],
    ['a list', check, '[]'],
    ['null', check, 'null'],
    ['half an object', check, '{"p_name":'],
    ['a NUL', check, name('a\\u0000b')],
    ['a lone surrogate', check, name('\\ud800')],
    ['a NUL in a key', check, '{"p_name\\u0000":"a"}'],
    ['an address of 300 characters', '/auth/v1/signup', signUp(`${'a'.repeat(288)}@stable.test`)],
    ['an address with a NUL', '/auth/v1/signup', signUp('a\\u0000@stables.example')],
    ['an address that is a list', '/auth/v1/recover', '{"email":["a@stables.example"]}'],
    ['an address that is a number', '/auth/v1/resend', '{"email":1,"type":"signup"}'],
    ['a password that is an object', '/auth/v1/signup', '{"email":"a@b.test","password":{}}'],
    [
      'a refresh token that is a list',
      '/auth/v1/token?grant_type=refresh_token',
      '{"refresh_token":[]}',
    ],
    [
      'names that are no text',
      '/auth/v1/signup',
      '{"email":"a@b.test","password":"longer","data":[{}]}',
    ],
    ['another kind of mail', '/auth/v1/resend', '{"email":"a@b.test","type":"email_change"}'],
  ])('is refused with a sentence, and not as a fault of the server: %s', async (_, path, body) => {
    const answer = await post(server, path, body);
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(answer.status).toBeLessThan(500);
    expect((await answer.json()).message ?? '').toMatch(/^[A-Z].+\.$/);
  });

  it.each([[[['x']]], [[{}]], [[[]]], [['x', [1]]]])(
    'is a list of lists or of objects, and its name is told: %j',
    async (list) => {
      const before = server.reached();
      const body = JSON.stringify({ p_horse_ids: [], p_programmes: list });
      const answer = await post(server, '/rest/v1/rpc/train_horses', body);
      expect(answer.status).toBe(400);
      expect(await answer.json()).toMatchObject({
        code: 'bad_request',
        message: expect.stringMatching(/^The list p_programmes may hold texts/),
      });
      expect(server.reached()).toBe(before);
    },
  );

  it('is a body that is not UTF-8', async () => {
    const bytes = new Uint8Array([0x7b, 0x22, 0xff, 0x22, 0x7d]);
    expect((await post(server, check, new Blob([bytes]).stream())).status).toBe(400);
  });

  it.each([
    '/auth/v1/verify?token=a&type=signup&redirect_to=%0D%0ASet-Cookie:%20a=b',
    '/rest/v1/stables?select=*&owner_id=eq.%00',
    '/rest/v1/races?select=*&id=eq.a%0Aforged',
  ])('is an address with control characters: %s', async (path) => {
    const headers = { apikey: server.keys.publishableKey };
    const answer = await fetch(`${server.url}${path}`, { headers, redirect: 'manual' });
    expect(answer.status).toBe(400);
  });
});

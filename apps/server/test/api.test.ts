import { request } from 'node:http';
import { format } from 'node:util';
import { createServiceBackend, openRace } from '@furlong/backend/service';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { type BareServer, bareServer, signedIn, visitor } from './bareServer.ts';

let server: BareServer;

beforeAll(async () => {
  server = await bareServer();
});

afterAll(() => server.close());

function post(path: string, body: string | ReadableStream, key = server.keys.publishableKey) {
  return fetch(`${server.url}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(key && { apikey: key }) },
    body,
    ...(typeof body !== 'string' && { duplex: 'half' }),
  });
}

describe('who may use the API', () => {
  it.each(['/rest/v1/horses', '/rest/v1/races?select=*', '/rest/v1/', '/auth/v1/user'])(
    'nobody without a key: %s',
    async (path) => {
      const answer = await fetch(`${server.url}${path}`);
      expect(answer.status).toBe(401);
      expect(await answer.text()).not.toContain('[');
    },
  );

  it.each(['/_system', '/_system/info', '/storage/v1/bucket', '/functions/v1/x', '/pg/query'])(
    'nobody at all: %s',
    async (path) => {
      const key = server.keys.secretKey;
      const answer = await fetch(`${server.url}${path}`, { headers: { apikey: key } });
      expect(answer.status).toBe(404);
    },
  );

  it('not who brings a key of their own making', async () => {
    for (const apikey of ['sb_secret_guess', 'sb_publishable_guess', 'null', '']) {
      const answer = await fetch(`${server.url}/rest/v1/horses`, { headers: { apikey } });
      expect(answer.status).toBe(401);
    }
  });

  it('a visitor reads the public tables, and runs no steward function', async () => {
    const read = await visitor(server).from('races').select();
    expect(read.error).toBeNull();
    const answer = await post('/rest/v1/rpc/found_house_stable', '{}');
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(answer.status).toBeLessThan(500);
  });

  it('carries the protecting headers', async () => {
    const { headers } = await fetch(`${server.url}/rest/v1/races`);
    expect(headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('cache-control')).toBe('no-store');
  });
});

describe('bodies and addresses beyond reason', () => {
  const long = JSON.stringify({ p_name: 'x'.repeat(64 * 1024) });

  it('a body over 64 kB is refused before it reaches the database', async () => {
    const before = server.reached();
    const answer = await post('/rest/v1/rpc/stable_name_available', long);
    expect(answer.status).toBe(413);
    expect(server.reached()).toBe(before);
  });

  it('so is one that does not say how long it is', async () => {
    const before = server.reached();
    const answer = await post('/rest/v1/rpc/stable_name_available', new Blob([long]).stream());
    expect(answer.status).toBe(413);
    expect(server.reached()).toBe(before);
  });

  it('one just under it is taken', async () => {
    const body = JSON.stringify({ p_name: 'x'.repeat(64 * 1024 - 20) });
    expect((await post('/rest/v1/rpc/stable_name_available', body)).status).toBe(200);
  });

  it('an address over 4096 characters is refused', async () => {
    const answer = await fetch(`${server.url}/rest/v1/races?name=eq.${'x'.repeat(4096)}`);
    expect(answer.status).toBe(414);
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

  it('says in one line what else the database refuses, whatever it was sent', async () => {
    const { result, lines } = await logged(() =>
      visitor(server).from('races').select().eq('id', 'a\nforged line'),
    );
    expect(result.status).toBe(400);
    expect(lines).toEqual([expect.stringMatching(/^The database refused a request: [^\n]+forged/)]);
  });
});

describe('a seed before its reveal', () => {
  const seed = 'c0ffee'.repeat(11).slice(0, 64);
  let raceId: string;

  beforeAll(async () => {
    const at = Date.now();
    const opened = await openRace(
      createServiceBackend({ url: server.url, secretKey: server.keys.secretKey }),
      {
        race: {
          slot: 'sealed',
          name: 'The Sealed Stakes',
          trackId: 'kingsmere',
          distance: 1200,
          surface: 'Turf',
          going: 0,
          grade: 'Class 4',
          ageClass: '3yo+',
          conditions: 'For horses rated 40 to 60',
          suitableFor: ['Sprint'],
          purse: 11_000,
          entryFee: 330,
          minRating: null,
          maxRating: null,
          noviceStablesOnly: false,
          maxEntries: 12,
          offAt: at + 600_000,
        },
        closesAt: at + 580_000,
        seed,
        engine: 'furlong-1',
        at,
      },
    );
    raceId = opened ?? '';
  });

  it('is read by neither a visitor nor a player, whatever they ask', async () => {
    const player = await signedIn(server, 'Curious');
    const { data } = await player.auth.getSession();
    const tokens = ['', data.session?.access_token ?? ''];
    const asked: [string, RequestInit][] = [
      ['/rest/v1/races?select=*', {}],
      ['/rest/v1/race_secrets?select=*', {}],
      ['/rest/v1/races?select=*,race_secrets(*)', {}],
      ['/rest/v1/race_secrets?select=*', { headers: { 'accept-profile': 'private' } }],
      ['/rest/v1/rpc/race_secret', { method: 'POST', body: JSON.stringify({ p_race_id: raceId }) }],
      [`/rest/v1/rpc/race_secret?p_race_id=${raceId}`, {}],
      ['/rest/v1/rpc/race_inputs', { method: 'POST', body: JSON.stringify({ p_race_id: raceId }) }],
    ];
    for (const token of tokens) {
      for (const [path, init] of asked) {
        const headers = new Headers(init.headers);
        headers.set('apikey', server.keys.publishableKey);
        headers.set('content-type', 'application/json');
        if (token !== '') headers.set('authorization', `Bearer ${token}`);
        const answer = await fetch(`${server.url}${path}`, { ...init, headers });
        const text = await answer.text();
        expect({ path, leaks: text.includes(seed) }).toEqual({ path, leaks: false });
        const isPublicTable = path === '/rest/v1/races?select=*';
        expect({ path, ok: answer.ok }).toEqual({ path, ok: isPublicTable });
        if (isPublicTable) expect(text).toContain('"seed":null');
      }
    }
  });
});

describe('many at once', () => {
  it('keeps every confirmation that it has acknowledged, beside requests that fail', async () => {
    const names = Array.from({ length: 12 }, (_, number) => `Owner ${number}`);
    for (const name of names) {
      const email = `${name.replace(' ', '')}@stables.example`;
      const password = 'a long walk to the gallops';
      const body = JSON.stringify({ email, password, data: { full_name: name } });
      expect((await post('/auth/v1/signup', body)).status).toBe(200);
    }
    const links = server.outbox.list().slice(0, names.length);
    const nonsense = JSON.stringify({ p_race_id: null, p_horse_id: null, p_request_id: null });
    const [confirmed] = await Promise.all([
      Promise.all(links.map(({ link }) => fetch(link ?? '', { redirect: 'manual' }))),
      Promise.all(links.map(() => post('/rest/v1/rpc/enter_race', nonsense))),
    ]);
    for (const answer of confirmed) {
      expect(answer.headers.get('location')).toContain('#access_token=');
    }
    const [counted] = await server.database.rows(
      "select count(*)::int as owners from auth.users where email like 'owner%' and email_confirmed_at is not null",
    );
    expect(counted?.owners).toBe(names.length);
  });
});

describe('too many at once', () => {
  it('are told to come again later, and reach no database', async () => {
    const busy = await bareServer({}, { waiting: 500 });
    const answer = await fetch(`${busy.url}/rest/v1/races`, {
      headers: { apikey: busy.keys.publishableKey },
    });
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5']);
    expect(busy.reached()).toBe(0);
    await busy.close();
  });
});

describe('the outbox', () => {
  it('is shown on this machine, newest first', async () => {
    await signedIn(server, 'Reader');
    const answer = await fetch(`${server.url}/outbox.json`);
    const [mail] = await answer.json();
    expect(answer.status).toBe(200);
    expect(mail).toMatchObject({ to: 'reader@stables.example', subject: 'Confirm Your Signup' });
    expect(mail.link).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/auth\/v1\/verify\?token=/);
    expect(Date.parse(mail.at)).toBeLessThanOrEqual(Date.now());
  });

  it('is not shown to a page whose own name leads to this machine', async () => {
    const { hostname, port } = new URL(server.url);
    const status = await new Promise((resolve, reject) => {
      const headers = { host: 'elsewhere.example' };
      request({ hostname, port, path: '/outbox.json', headers }, (response) => {
        response.resume();
        resolve(response.statusCode);
      })
        .once('error', reject)
        .end();
    });
    expect(status).toBe(403);
  });
});

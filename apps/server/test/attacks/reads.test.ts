import { horseById, lastRace, raceWithEntries, stableById } from '@furlong/backend';
import { createServiceBackend, openRace } from '@furlong/backend/service';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type BareServer, bareServer, signedIn } from '../bareServer.ts';
import { requestOf } from '../requestOf.ts';
import { sealedRace } from './sealedRace.ts';

let server: BareServer;

beforeAll(async () => {
  server = await bareServer();
});

afterAll(() => server.close());

function ask(path: string, init: RequestInit = {}) {
  const headers = new Headers(init.headers);
  headers.set('apikey', server.keys.publishableKey);
  return fetch(`${server.url}${path}`, { ...init, headers });
}

const id = '00000000-0000-0000-0000-000000000000';
/** What the site asks of a race, and of the last races, without which race it is and how many. */
const races = (await requestOf((client) => raceWithEntries(client, { raceId: id }))).replace(
  /&id=.*$/,
  '',
);
const horse = await requestOf((client) => horseById(client, { horseId: id }));
const stable = await requestOf((client) => stableById(client, { stableId: id }));
const results = (await requestOf(lastRace)).replace(/&limit=.*$/, '');
const nineDeep = Array.from({ length: 9 }).reduce<string>(
  (inner, _, level) => `*,${level % 2 ? 'horses' : 'stables'}(${inner})`,
  'id',
);

describe('a read that the site does not make', () => {
  it.each([
    ['a regular expression', `/rest/v1/races?select=*&card=match.${'(a*)'.repeat(4)}%5C1`],
    ['one without regard to case', '/rest/v1/races?select=*&name=imatch.a'],
    [
      'a regular expression in place of an operator',
      `${results.replace('eq.finished', 'match.f')}&limit=1`,
    ],
    ['a negation', '/rest/v1/stables?select=*&owner_id=not.eq.1'],
    ['alternatives', '/rest/v1/races?select=*&or=(id.eq.1,name.match.a)'],
    ['alternatives beside what the site asks', `${results}&limit=1&or=(id.eq.1,name.match.a)`],
    ['nine levels of embedding', `/rest/v1/stables?select=${nineDeep}`],
    ['columns of its own', '/rest/v1/wallets?select=kind,balance,takes_prizes,stable_id'],
    ['no columns', '/rest/v1/races'],
    ['another relation', '/rest/v1/race_secrets?select=*'],
    ['another order', `${results.replace('off_at', 'card')}&limit=1`],
    ['another filter', `${results}&limit=1&name=eq.The%20Oaks`],
    ['a filter twice', `${results}&limit=1&status=eq.open`],
    ['no filter', '/rest/v1/stables?select=*'],
    ['no limit', results],
    ['more rows than the site asks for', `${results}&limit=2`],
    ['a limit of thousands', `${results}&limit=1000`],
    ['an offset', `${results}&limit=1&offset=1000`],
    ['another spelling of a path', '/rest/v1/r%61ces?select=*'],
    ['a path of two slashes', '/rest/v1//wallets?select=kind,balance,takes_prizes'],
    ['a function by GET', '/rest/v1/rpc/future_races'],
    ['the description of the API', '/rest/v1/'],
    ['a one-time code', '/auth/v1/otp'],
    ['the key in the address', '/rest/v1/wallets?select=kind,balance,takes_prizes&apikey=x'],
  ])('%s is refused before the database hears of it', async (_, path) => {
    const before = server.reached();
    const answer = await ask(path);
    expect(answer.status).toBe(403);
    expect(await answer.json()).toMatchObject({
      code: 'not_offered',
      message: expect.stringContaining('only the requests'),
    });
    expect(server.reached()).toBe(before);
  });

  it('is refused without the work of compressing a few words', async () => {
    const answer = await ask(`/rest/v1/stables?select=${nineDeep}`, {
      headers: { 'accept-encoding': 'gzip' },
    });
    expect(answer.status).toBe(403);
    expect(answer.headers.get('content-encoding')).toBeNull();
  });

  it.each(['HEAD', 'POST', 'PATCH', 'PUT', 'DELETE', 'OPTIONS', 'PROPFIND'])(
    'nor is anything done to a table by %s',
    async (method) => {
      const before = server.reached();
      expect(
        (await ask('/rest/v1/wallets?select=kind,balance,takes_prizes', { method })).status,
      ).toBe(403);
      expect(server.reached()).toBe(before);
    },
  );

  it('nor is a function given an argument, or called, that no screen needs', async () => {
    const call = (name: string, body: object) =>
      ask(`/rest/v1/rpc/${name}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
    expect((await call('stable_name_available', { p_name: 'Oak' })).status).toBe(200);
    const more = { p_name: 'Oak', p_owner: id };
    expect((await call('stable_name_available', more)).status).toBe(403);
    expect((await call('found_house_stable', {})).status).toBe(403);
  });

  it('is no wider through a header', async () => {
    const headers = { prefer: 'count=exact', range: '0-9' };
    const answer = await ask(`/rest/v1/stables?select=*&owner_id=eq.${id}`, { headers });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-range')).not.toMatch(/\/\d/);
    expect(await answer.json()).toEqual([]);
  });
});

describe('what the site reads', () => {
  it.each([
    `${results}&limit=1`,
    `${races}&id=eq.${id}`,
    `/rest/v1/stables?select=*&owner_id=eq.${id}`,
    horse,
    stable,
    '/rest/v1/wallets?select=kind,balance,takes_prizes',
  ])('is answered: %s', async (path) => {
    expect((await ask(path)).status).toBe(200);
  });
});

describe('a steward with the secret key', () => {
  it('reads whatever it needs over HTTP', async () => {
    const steward = createServiceBackend({ url: server.url, secretKey: server.keys.secretKey });
    const { error, count } = await steward
      .from('races')
      .select('id', { count: 'exact', head: true })
      .like('name', 'The%');
    expect([error, count]).toEqual([null, 0]);
  });

  it.each(['', 'a', 'sb_secret_guess'])('is not who brings another key: "%s"', async (apikey) => {
    const answer = await fetch(`${server.url}/rest/v1/races?select=name`, { headers: { apikey } });
    expect(answer.status).toBe(403);
  });
});

describe('a seed before its reveal', () => {
  it('is read by neither a visitor nor a player, whatever they ask', async () => {
    const steward = createServiceBackend({ url: server.url, secretKey: server.keys.secretKey });
    const raceId = await openRace(steward, sealedRace);
    const player = await signedIn(server, 'Curious');
    const { data } = await player.auth.getSession();
    const call = { method: 'POST', body: JSON.stringify({ p_race_id: raceId }) };
    const asked: [string, RequestInit][] = [
      [`${races}&id=eq.${raceId}`, {}],
      ['/rest/v1/rpc/future_races', { method: 'POST', body: '{}' }],
      ['/rest/v1/race_secrets?select=*', {}],
      ['/rest/v1/races?select=*,race_secrets(*)', {}],
      ['/rest/v1/race_secrets?select=*', { headers: { 'accept-profile': 'private' } }],
      ['/rest/v1/rpc/race_secret', call],
      [`/rest/v1/rpc/race_secret?p_race_id=${raceId}`, {}],
      ['/rest/v1/rpc/race_inputs', call],
    ];
    const answers = [];
    for (const token of ['', data.session?.access_token ?? '']) {
      for (const [path, init] of asked) {
        const headers = new Headers(init.headers);
        headers.set('content-type', 'application/json');
        if (token !== '') headers.set('authorization', `Bearer ${token}`);
        const answer = await ask(path, { ...init, headers });
        const text = await answer.text();
        expect({ path, leaks: text.includes(sealedRace.seed) }).toEqual({ path, leaks: false });
        answers.push(answer.status);
        if (answer.ok) expect(text).toContain('"seed":null');
      }
    }
    const each = [200, 403, 403, 403, 403, 403, 403, 403];
    expect(answers).toEqual([...each, ...each]);
  });
});

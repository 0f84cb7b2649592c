import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type BareServer, bareServer } from './bareServer.ts';

let server: BareServer;

beforeAll(async () => {
  server = await bareServer({
    signInPerAccount: { count: 3, seconds: 300 },
    signInPerAddress: { count: 8, seconds: 300 },
    signUpPerAddress: { count: 2, seconds: 3600 },
  });
});

afterAll(() => server.close());

function post(path: string, body: object) {
  return fetch(`${server.url}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', apikey: server.keys.publishableKey },
    body: JSON.stringify(body),
  });
}

const signIn = (email: string) =>
  post('/auth/v1/token?grant_type=password', { email, password: 'guess' });

describe('guessing passwords', () => {
  it('is stopped for one account before anything is hashed, and says how long to wait', async () => {
    for (let guess = 0; guess < 3; guess += 1) {
      expect((await signIn('victim@stables.example')).status).toBe(400);
    }
    const before = server.reached();
    const refused = await signIn('Victim@Stables.example');
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await refused.json()).toMatchObject({ error_code: 'over_request_rate_limit' });
    expect(server.reached()).toBe(before);
  });

  it('goes on for another account, until the address has had its share', async () => {
    const answers: number[] = [];
    for (let guess = 0; guess < 7; guess += 1) {
      answers.push((await signIn(`owner${guess}@stables.example`)).status);
    }
    expect(answers).toEqual([400, 400, 400, 400, 400, 429, 429]);
  });

  it.each([
    '/auth/v1/tok%65n?grant_type=password',
    '/auth/v1//token?grant_type=password',
    '/auth/v1/token/?grant_type=password',
    '/auth/v1/./token%2F?grant_type=password',
  ])('does not get around the limit by another spelling: %s', async (path) => {
    const answer = await post(path, { email: 'victim@stables.example', password: 'guess' });
    expect([403, 429]).toContain(answer.status);
  });

  it('does not keep anybody from staying signed in', async () => {
    const answer = await post('/auth/v1/token?grant_type=refresh_token', { refresh_token: 'none' });
    expect(answer.status).toBe(400);
  });
});

describe('signing up', () => {
  it('is limited for one address, and creates nothing when refused', async () => {
    const signUp = (name: string) =>
      post('/auth/v1/signup', { email: `${name}@stables.example`, password: 'long enough' });
    const answers = [await signUp('first'), await signUp('second'), await signUp('third')];
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 429]);
    const users = await server.database.rows('select email from auth.users order by email');
    expect(users).toEqual([
      { email: 'first@stables.example' },
      { email: 'second@stables.example' },
    ]);
  });
});

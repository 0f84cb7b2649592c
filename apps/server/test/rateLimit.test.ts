import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type BareServer, bareServer, post, signedIn } from './bareServer.ts';

let server: BareServer;

beforeAll(async () => {
  server = await bareServer(
    {
      wrongPerAccountAndAddress: { count: 3, seconds: 300 },
      wrongPerAddress: { count: 8, seconds: 300 },
      wrongPerAccount: { count: 12, seconds: 3600 },
      mailsPerAddress: { count: 4, seconds: 3600 },
      mailsPerAccountAndAddress: { count: 2, seconds: 3600 },
      mailsPerAccount: { count: 3, seconds: 3600 },
    },
    { proxies: ['127.0.0.1'] },
  );
});

afterAll(() => server.close());

const password = 'a long walk to the gallops';
const from = (address: string) => ({ 'x-forwarded-for': address });
const signInPath = '/auth/v1/token?grant_type=password';

async function signIn(email: string, address: string, tried = 'guess') {
  const body = JSON.stringify({ email, password: tried });
  return (await post(server, signInPath, body, from(address))).status;
}

async function times(count: number, act: (number: number) => Promise<number>) {
  const answers = [];
  for (let number = 0; number < count; number += 1) answers.push(await act(number));
  return answers;
}

describe('an address that is none', () => {
  it('is refused before it is counted, and kept nowhere', async () => {
    const email = `${'x'.repeat(60_000)}@stables.example`;
    const path = '/auth/v1/recover';
    const recover = async (address: string) =>
      (await post(server, path, JSON.stringify({ email: address }), from('192.0.2.77'))).status;
    expect(await times(5, () => recover(email))).toEqual([400, 400, 400, 400, 400]);
    expect(await recover('nobody@stables.example')).toBe(200);
  });
});

describe('guessing passwords', () => {
  it('is stopped for one account before anything is hashed, and says how long to wait', async () => {
    const email = 'victim@stables.example';
    expect(await times(3, () => signIn(email, '192.0.2.1'))).toEqual([400, 400, 400]);
    const before = server.reached();
    const body = JSON.stringify({ email: 'Victim@Stables.example', password: 'guess' });
    const refused = await post(server, signInPath, body, from('192.0.2.1'));
    const seconds = Number(refused.headers.get('retry-after'));
    expect(refused.status).toBe(429);
    expect(seconds).toBeGreaterThan(90);
    expect(await refused.json()).toMatchObject({
      error_code: 'over_request_rate_limit',
      message: `Too many attempts. Please wait ${seconds} seconds and try again.`,
    });
    expect(server.reached()).toBe(before);
  });

  it.each([
    ['a byte-order mark', (body: string) => `\uFEFF${body}`, 400],
    ['a second address before it', (body: string) => body.replace('{', '{"email":"x@y.z",'), 429],
    ['white space', (body: string) => `\n ${body}`, 429],
    ['an escape', (body: string) => body.replace('victim', '\\u0076ictim'), 429],
    ['no JSON', (body: string) => body.slice(0, -1), 400],
  ])('is not passed by %s in the body', async (_, change, status) => {
    const before = server.reached();
    const body = change(JSON.stringify({ password: 'guess', email: 'victim@stables.example' }));
    expect((await post(server, signInPath, body, from('192.0.2.1'))).status).toBe(status);
    expect(server.reached()).toBe(before);
  });

  it('is not passed by another content type', async () => {
    const body = JSON.stringify({ email: 'victim@stables.example', password: 'guess' });
    for (const type of ['text/plain', 'application/x-www-form-urlencoded']) {
      const answer = await post(server, signInPath, body, { 'content-type': type });
      expect(answer.status).toBe(415);
    }
  });

  it.each([
    '/auth/v1/tok%65n?grant_type=password',
    '/auth/v1//token?grant_type=password',
    '/auth/v1/token/?grant_type=password',
    '/auth/v1/./token%2F?grant_type=password',
    '/auth/v1/token?grant_type=refresh_token&grant_type=password',
  ])('is not passed by another spelling of the path: %s', async (path) => {
    const body = JSON.stringify({ email: 'victim@stables.example', password: 'guess' });
    expect((await post(server, path, body, from('192.0.2.1'))).status).toBe(403);
  });

  it('goes on for other accounts, until the address has had its share', async () => {
    const tried = await times(9, (n) => signIn(`owner${n}@stables.example`, '192.0.2.2'));
    expect(tried).toEqual([...Array(8).fill(400), 429]);
  });

  it('counts all addresses of one IPv6 subscriber as one', async () => {
    const email = 'sixth@stables.example';
    const tried = await times(4, (n) => signIn(email, `2001:db8:0:6:${n}::${n}`));
    expect(tried).toEqual([400, 400, 400, 429]);
    expect(await signIn(email, '2001:db8:0:7::1')).toBe(400);
  });

  it('counts what a visitor writes into the forwarding header as nothing', async () => {
    const email = 'liar@stables.example';
    const tried = await times(4, (n) => signIn(email, `198.51.100.${n}, 192.0.2.3`));
    expect(tried).toEqual([400, 400, 400, 429]);
  });

  it('counts no password that was right', async () => {
    await signedIn(server, 'Often');
    const tried = await times(9, () => signIn('often@stables.example', '192.0.2.4', password));
    expect(tried).toEqual(Array(9).fill(200));
  });

  it('does not lock the owner out who has signed in from there before', async () => {
    const email = 'often@stables.example';
    const attack = await times(14, (n) => signIn(email, `198.51.100.${n}`));
    expect(attack).toEqual([...Array(12).fill(400), 429, 429]);
    expect(await signIn(email, '192.0.2.4', password)).toBe(200);
  });

  it('does not keep anybody from staying signed in', async () => {
    const body = JSON.stringify({ refresh_token: 'none' });
    const answer = await post(server, '/auth/v1/token?grant_type=refresh_token', body);
    expect(answer.status).toBe(400);
  });
});

describe('asking for mails', () => {
  async function ask(kind: string, email: string, address: string) {
    const body = JSON.stringify({ email, ...(kind === 'resend' && { type: 'signup' }) });
    return (await post(server, `/auth/v1/${kind}`, body, from(address))).status;
  }

  it.each([['recover'], ['resend']])('is limited for one account: %s', async (kind) => {
    const email = `${kind}@stables.example`;
    const one = await times(3, () => ask(kind, email, `203.0.113.${kind.length}`));
    expect(one).toEqual([200, 200, 429]);
    const others = await times(2, (n) => ask(kind, email, `198.51.100.1${n}`));
    expect(others).toEqual([200, 429]);
  });

  it('is limited for one address, and makes no account when refused', async () => {
    const signUp = (n: number) => {
      const body = JSON.stringify({ email: `pupil${n}@stables.example`, password: 'long enough' });
      return post(server, '/auth/v1/signup', body, from('203.0.113.77')).then((it) => it.status);
    };
    expect(await times(5, signUp)).toEqual([200, 200, 200, 200, 429]);
    const users = await server.database.rows(
      "select email from auth.users where email like 'pupil%' order by email",
    );
    expect(users).toEqual([0, 1, 2, 3].map((n) => ({ email: `pupil${n}@stables.example` })));
  });
});

describe('a link in a mail', () => {
  it('is neither counted nor used up by who only looks at its head', async () => {
    await post(
      server,
      '/auth/v1/signup',
      JSON.stringify({ email: 'scanned@stables.example', password }),
      from('203.0.113.78'),
    );
    const link = server.outbox.latestTo('scanned@stables.example')?.link ?? '';
    const scans = await times(9, async () => (await fetch(link, { method: 'HEAD' })).status);
    expect(scans).toEqual(Array(9).fill(200));
    const answer = await fetch(link, { redirect: 'manual' });
    expect(answer.headers.get('location')).toContain('#access_token=');
  });

  it('cannot be guessed for ever', async () => {
    const guess = (n: number) =>
      fetch(`${server.url}/auth/v1/verify?token=${n}&type=signup&redirect_to=x`, {
        redirect: 'manual',
        headers: from('203.0.113.79'),
      }).then(({ status }) => status);
    expect(await times(9, guess)).toEqual([...Array(8).fill(303), 429]);
  });
});

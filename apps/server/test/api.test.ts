import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type BareServer, bareServer, post } from './bareServer.ts';

let server: BareServer;

beforeAll(async () => {
  server = await bareServer();
});

afterAll(() => server.close());

describe('who may use the API', () => {
  it.each(['/rest/v1/wallets?select=kind,balance,takes_prizes', '/auth/v1/user'])(
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
      const answer = await fetch(`${server.url}/rest/v1/wallets?select=kind,balance,takes_prizes`, {
        headers: { apikey },
      });
      expect(answer.status).toBe(401);
    }
  });

  it('reads alone, even with the secret key: what changes something is a function', async () => {
    const answer = await fetch(`${server.url}/rest/v1/wallets?kind=eq.credits`, {
      method: 'PATCH',
      headers: { apikey: server.keys.secretKey, 'content-type': 'application/json' },
      body: JSON.stringify({ balance: 1_000_000 }),
    });
    expect(answer.status).toBe(403);
    expect(
      await server.database.rows(
        `select distinct a.privilege_type as right from pg_class c cross join aclexplode(c.relacl) a
         where c.relnamespace = 'public'::regnamespace and a.grantee <> c.relowner`,
      ),
    ).toEqual([{ right: 'SELECT' }]);
  });

  it('carries the protecting headers', async () => {
    const { headers } = await fetch(`${server.url}/rest/v1/races`);
    expect(headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('cache-control')).toBe('no-store');
  });
});

describe('many at once', () => {
  it('keeps every confirmation that it has acknowledged, beside requests that fail', async () => {
    const names = Array.from({ length: 12 }, (_, number) => `Owner ${number}`);
    for (const name of names) {
      const email = `${name.replace(' ', '')}@stables.example`;
      const password = 'a long walk to the gallops';
      const body = JSON.stringify({ email, password, data: { full_name: name } });
      expect((await post(server, '/auth/v1/signup', body)).status).toBe(200);
    }
    const links = server.outbox.list().slice(0, names.length);
    const nonsense = JSON.stringify({ p_race_id: null, p_horse_id: null, p_request_id: null });
    const [confirmed] = await Promise.all([
      Promise.all(links.map(({ link }) => fetch(link ?? '', { redirect: 'manual' }))),
      Promise.all(links.map(() => post(server, '/rest/v1/rpc/enter_race', nonsense))),
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

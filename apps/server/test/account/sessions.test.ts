import {
  type Backend,
  endAllSessions,
  endOtherSessions,
  endSession,
  mySessions,
  myWallets,
  renewSession,
  signIn,
} from '@furlong/backend';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type BareServer, bareServer, signedIn, visitor } from '../bareServer.ts';

let server: BareServer;

beforeAll(async () => {
  server = await bareServer();
});

afterAll(() => server.close());

const password = 'a long walk to the gallops';

/** An owner who is signed in so often. */
async function devices(name: string, count = 1): Promise<[Backend, Backend, Backend]> {
  const first = await signedIn(server, name);
  const others = [visitor(server), visitor(server)] as const;
  for (const other of others.slice(0, count - 1)) {
    await signIn(other, { email: `${name}@stables.example`, password });
  }
  return [first, ...others];
}

/** Whether a session reads what is its owner's own, and can be renewed. */
async function lives(device: Backend) {
  const { data } = await device.auth.getSession();
  const reads = await myWallets(device).then(
    () => true,
    () => false,
  );
  if (data.session === null) return { reads, renews: false };
  const { error } = await device.auth.refreshSession(data.session);
  return { reads, renews: error === null };
}

const yes = { reads: true, renews: true };
const no = { reads: false, renews: false };

describe('supabase-js’s own signOut', () => {
  it.each([
    ['local', [no, yes, yes]],
    ['others', [yes, no, no]],
    ['global', [no, no, no]],
  ] as const)('ends what its scope says: %s', async (scope, after) => {
    const all = await devices(`scope-${scope}`, 3);
    const tokens = await Promise.all(
      all.map(async (device) => (await device.auth.getSession()).data.session),
    );
    const { error } = await all[0].auth.signOut({ scope });
    expect(error).toBeNull();
    expect(await Promise.all(all.map(lives))).toEqual(after);
    // Neither what this device had before is of any use.
    for (const [index, session] of tokens.entries()) {
      const thief = visitor(server);
      const kept = session ?? { access_token: '', refresh_token: '' };
      const { error: refused } = await thief.auth.setSession(kept);
      expect(refused === null).toBe(after[index]?.renews);
    }
  });

  it('is told of a scope that there is not', async () => {
    const [device] = await devices('scope-none', 1);
    const { data } = await device.auth.getSession();
    const answer = await fetch(`${server.url}/auth/v1/logout?scope=everybody`, {
      method: 'POST',
      headers: {
        apikey: server.keys.publishableKey,
        authorization: `Bearer ${data.session?.access_token}`,
      },
    });
    // The client takes 401, 403 and 404 for success.
    expect(answer.status).toBe(400);
    expect(await lives(device)).toEqual(yes);
  });
});

describe('the site’s client', () => {
  it('ends the others, or all, and says so if it could not', async () => {
    const [here, there] = await devices('client', 2);
    await endOtherSessions(here);
    expect([await lives(here), await lives(there)]).toEqual([yes, no]);
    await server.database.rows(
      'delete from auth.sessions where user_id in (select id from auth.users where email = $1)',
      ['client@stables.example'],
    );
    await expect(endOtherSessions(here)).rejects.toMatchObject({ code: 'session_not_found' });
  });

  it('ends all', async () => {
    const all = (await devices('all', 2)).slice(0, 2);
    await endAllSessions(all[0] ?? visitor(server));
    expect(await Promise.all(all.map(lives))).toEqual([no, no]);
  });

  it('lists them, with what each was seen on, and ends one', async () => {
    const [here, there] = await devices('listed', 2);
    const agent = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
    const phone = visitor(server, (input, init) => {
      const request = new Request(input, init);
      request.headers.set('user-agent', agent);
      return fetch(request);
    });
    await signIn(phone, { email: 'listed@stables.example', password });
    const sessions = await mySessions(here);
    // One of them opened by the link of the mail.
    expect(sessions).toHaveLength(4);
    expect(sessions.filter(({ isCurrent }) => isCurrent)).toHaveLength(1);
    expect(sessions[0]).toMatchObject({ userAgent: agent, address: '127.0.0.1', isCurrent: false });
    expect(Math.abs(Date.now() - (sessions[0]?.seenAt ?? 0))).toBeLessThan(60_000);
    await endSession(here, { sessionId: sessions[0]?.id ?? '' });
    expect(await lives(phone)).toEqual(no);
    expect(await lives(there)).toEqual(yes);
    expect(await mySessions(here)).toHaveLength(3);
    expect(await renewSession(phone)).toBe('ended');
  });

  it('ends no session of another, and says nothing of it', async () => {
    const [theirs] = await devices('theirs', 1);
    const [mine] = await devices('mine', 1);
    const [session] = await mySessions(theirs);
    await endSession(mine, { sessionId: session?.id ?? '' });
    await endSession(mine, { sessionId: crypto.randomUUID() });
    expect(await lives(theirs)).toEqual(yes);
    expect((await mySessions(mine)).map(({ id }) => id)).not.toContain(session?.id);
  });
});

describe('an access token', () => {
  it('says what its session has shown, and lives for a quarter of an hour', async () => {
    const [device] = await devices('claims', 1);
    const { data } = await device.auth.mfa.getAuthenticatorAssuranceLevel();
    expect(data).toMatchObject({
      currentLevel: 'aal1',
      nextLevel: 'aal1',
      currentAuthenticationMethods: [{ method: 'password', timestamp: expect.any(Number) }],
    });
    const token = (await device.auth.getSession()).data.session?.access_token ?? '';
    const claims = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
    expect(claims).toMatchObject({
      iss: `${server.url}/auth/v1`,
      aud: 'authenticated',
      role: 'authenticated',
      email: 'claims@stables.example',
      app_metadata: { provider: 'email' },
      user_metadata: { full_name: 'claims' },
      is_anonymous: false,
    });
    expect(claims.exp - claims.iat).toBe(900);
  });
});

import { myWallets, renewSession, signIn } from '@furlong/backend';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type BareServer, bareServer, post, signedIn, visitor } from '../bareServer.ts';
import { browser } from '../browser.ts';
import { rawRequest } from '../rawRequest.ts';

let server: BareServer;

beforeAll(async () => {
  server = await bareServer({}, { siteUrls: ['https://furlong.example'] });
  await signedIn(server, 'Known');
  await signUp('waiting@stables.example');
});

afterAll(() => server.close());

const password = 'a long walk to the gallops';

function signUp(email: string, given = password, ask = fetch) {
  const data = { full_name: 'Ann', stable_name: 'Oak' };
  return post(server, '/auth/v1/signup', JSON.stringify({ email, password: given, data }), {}, ask);
}

function tokenFor(email: string, given: string) {
  const path = '/auth/v1/token?grant_type=password';
  return post(server, path, JSON.stringify({ email, password: given }));
}

/** What an answer says, without what differs between any two of them. */
async function said(answer: Response) {
  const headers = [...answer.headers.keys()].sort();
  const body = (await answer.text())
    .replaceAll(/[0-9a-f-]{36}/g, 'id')
    .replaceAll(/[\w-]+@/g, 'name@')
    .replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'time');
  return { status: answer.status, headers, body };
}

const accountsThatAre = ['known@stables.example', 'waiting@stables.example'];

describe('whether an address has an account', () => {
  it.each(accountsThatAre)('is not told by a sign-up: %s', async (email) => {
    expect(await said(await signUp(email))).toEqual(await said(await signUp(`new-${email}`)));
    expect((await signUp(email, 'short')).status).toBe(
      (await signUp('other@stables.example', 'short')).status,
    );
  });

  it.each(accountsThatAre)('is not told by a sign-in: %s', async (email) => {
    expect(await said(await tokenFor(email, 'a wrong guess'))).toEqual(
      await said(await tokenFor('nobody@stables.example', 'a wrong guess')),
    );
  });

  it('nor is it told that it is not confirmed, to who may have made it', async () => {
    expect(await said(await tokenFor('waiting@stables.example', password))).toEqual(
      await said(await tokenFor('nobody@stables.example', password)),
    );
  });

  it.each(['recover', 'resend'])('is not told by asking for a mail: %s', async (kind) => {
    const ask = (email: string) =>
      post(
        server,
        `/auth/v1/${kind}`,
        JSON.stringify({ email, ...(kind === 'resend' && { type: 'signup' }) }),
      );
    const unknown = await said(await ask('nobody@stables.example'));
    for (const email of accountsThatAre) expect(await said(await ask(email))).toEqual(unknown);
  });
});

describe('an account whose mail was lost', () => {
  it('gets it again by registering again, or by asking, and the link confirms it', async () => {
    const email = 'lost@stables.example';
    const own = browser();
    await signUp(email, password, own);
    const first = server.outbox.latestTo(email);
    await signUp(email, 'another password', own);
    const again = server.outbox.latestTo(email);
    expect(again).not.toBe(first);
    expect(again?.subject).toBe(first?.subject);
    await post(server, '/auth/v1/resend', JSON.stringify({ email, type: 'signup' }));
    const asked = server.outbox.latestTo(email);
    expect(asked).not.toBe(again);
    expect(asked?.link).toBe(again?.link);
    await server.database.rows(
      "update auth.users set confirmation_sent_at = now() - interval '2 hours' where email = $1",
      [email],
    );
    await signUp(email, password, own);
    const confirmed = await own(asked?.link ?? '', { redirect: 'manual' });
    expect(confirmed.headers.get('location')).toContain('#access_token=');
    expect((await tokenFor(email, password)).status).toBe(200);
    expect((await tokenFor(email, 'another password')).status).toBe(400);
  });

  it('is told by mail that it has an account, and nothing is changed, when it is confirmed', async () => {
    await signUp('known@stables.example', 'a password of a stranger');
    expect(server.outbox.latestTo('known@stables.example')).toMatchObject({
      subject: 'You already have an account',
      text: expect.stringContaining('Forgot your password?'),
    });
    expect((await tokenFor('known@stables.example', password)).status).toBe(200);
    expect((await tokenFor('known@stables.example', 'a password of a stranger')).status).toBe(400);
  });

  it('recovers by a link that signs in', async () => {
    await post(server, '/auth/v1/recover', JSON.stringify({ email: 'known@stables.example' }));
    const mail = server.outbox.latestTo('known@stables.example');
    const answer = await fetch(mail?.link?.replace(/^.*?\/auth/, `${server.url}/auth`) ?? '', {
      redirect: 'manual',
    });
    expect(answer.headers.get('location')).toMatch(/#access_token=.*type=recovery/);
  });
});

describe('an address that a stranger has signed up', () => {
  const theirs = 'a password of a stranger';
  const follow = (email: string, ask: typeof fetch) => {
    const { pathname, search } = new URL(server.outbox.latestTo(email)?.link ?? '');
    return ask(`${server.url}${pathname}${search}`, { redirect: 'manual' });
  };

  it('is confirmed by its owner without the password that the stranger has set', async () => {
    const email = 'owned@stables.example';
    await signUp(email, theirs, browser());
    const confirmed = await follow(email, browser());
    const [, fragment] = (confirmed.headers.get('location') ?? '').split('#');
    const opened = new URLSearchParams(fragment);
    expect(opened.get('type')).toBe('recovery');
    expect((await tokenFor(email, theirs)).status).toBe(400);
    const authorization = `Bearer ${opened.get('access_token')}`;
    const chosen = await fetch(`${server.url}/auth/v1/user`, {
      method: 'PUT',
      headers: {
        authorization,
        apikey: server.keys.publishableKey,
        'content-type': 'application/json',
      },
      body: JSON.stringify({ password }),
    });
    expect(chosen.status).toBe(200);
    expect((await tokenFor(email, password)).status).toBe(200);
  });

  it.each([
    ['who has signed up too', (email: string, own: typeof fetch) => signUp(email, password, own)],
    [
      'who has asked for a new password',
      (email: string) => post(server, '/auth/v1/recover', JSON.stringify({ email })),
    ],
  ])('is confirmed by its owner, %s', async (name, act) => {
    const email = `${name.replaceAll(' ', '.')}@stables.example`;
    await signUp(email, theirs, browser());
    const own = browser();
    await act(email, own);
    const confirmed = await follow(email, own);
    expect(confirmed.headers.get('location')).toMatch(/#access_token=.*type=recovery/);
    expect((await tokenFor(email, theirs)).status).toBe(400);
  });

  it('tells nobody so: each sign-up is given a cookie of one kind', async () => {
    const emails = ['new@stables.example', 'known@stables.example', 'owned@stables.example'];
    for (const email of emails) {
      const cookie = (await signUp(email)).headers.get('set-cookie');
      expect(cookie).toMatch(
        /^furlong_signup_\d+=[\w-]{43}; Max-Age=86400; Path=\/auth\/v1; HttpOnly; SameSite=Lax$/,
      );
    }
  });
});

describe('a change of password', () => {
  it('ends the other sessions at once, and not the one that changed it', async () => {
    const here = await signedIn(server, 'Changing');
    const there = visitor(server);
    await signIn(there, { email: 'changing@stables.example', password });
    expect(await myWallets(there)).toMatchObject({ credits: 25_000 });
    const { error } = await here.auth.updateUser({ password: 'a short walk to the paddock' });
    expect(error).toBeNull();
    await expect(myWallets(there)).rejects.toMatchObject({ code: 'not_signed_in' });
    expect(await myWallets(here)).toMatchObject({ credits: 25_000 });
    expect(await renewSession(there)).toBe('ended');
    expect((await there.auth.getUser()).error).not.toBeNull();
    expect((await there.auth.getSession()).data.session).toBeNull();
    expect((await here.auth.getUser()).error).toBeNull();
    expect(await renewSession(here)).toBe('renewed');
  });

  it('and of the address, change nothing that the game keeps of an account', async () => {
    const player = await signedIn(server, 'Moving');
    const { error } = await player.auth.updateUser({ data: { full_name: 'x'.repeat(1_000) } });
    expect(error?.status).toBe(422);
  });
});

describe('a password longer than what is read of it', () => {
  const longest = 'x'.repeat(72);

  it.each(['x'.repeat(73), 'ä'.repeat(37)])('is refused at a sign-up: %s', async (given) => {
    const answer = await signUp('long@stables.example', given);
    expect([answer.status, await answer.json()]).toMatchObject([
      422,
      { message: expect.stringContaining('at most 72 bytes') },
    ]);
    expect(server.outbox.latestTo('long@stables.example')).toBeUndefined();
  });

  it('is refused at a change, and does not sign in by its beginning', async () => {
    const player = await signedIn(server, 'Lengthy');
    const { error } = await player.auth.updateUser({ password: `${longest}y` });
    expect(error).toMatchObject({ status: 422 });
    expect((await player.auth.updateUser({ password: longest })).error).toBeNull();
    expect((await tokenFor('lengthy@stables.example', `${longest}y`)).status).toBe(400);
    expect((await tokenFor('lengthy@stables.example', longest)).status).toBe(200);
  });
});

describe('who asks', () => {
  const wallets = (authorization: string) =>
    fetch(`${server.url}/rest/v1/wallets?select=kind,balance,takes_prizes`, {
      headers: { apikey: server.keys.publishableKey, authorization },
    });

  it('is the same however many spaces stand before the token, and nobody after a logout', async () => {
    const player = await signedIn(server, 'Spaced');
    const { data } = await player.auth.getSession();
    const spaced = `Bearer  ${data.session?.access_token}`;
    expect(await (await wallets(spaced)).json()).toHaveLength(2);
    await player.auth.signOut({ scope: 'local' });
    expect((await wallets(spaced)).status).toBe(401);
  });

  it.each(['Bearer', 'Bearer x', 'Bearer a.b.c', 'Basic YTpi', `Bearer ${'a'.repeat(300)}`])(
    'is not told by what no session of ours has: %s',
    async (authorization) => expect((await wallets(authorization)).status).toBe(401),
  );
});

describe('the links in mails', () => {
  it('lead nowhere that has a fragment, which would look like a session', async () => {
    const to = encodeURIComponent(`${server.url}/#access_token=x`);
    const path = `/auth/v1/verify?token=guess&type=signup&redirect_to=${to}`;
    expect((await fetch(`${server.url}${path}`, { redirect: 'manual' })).status).toBe(400);
  });

  it('cannot be found by trying out the codes from which they are made', async () => {
    await signUp('codes@stables.example');
    const mail = server.outbox.latestTo('codes@stables.example');
    expect(mail?.text).toMatch(/code: \d{12}\b/);
  });

  it('lead to the address that the visitor has called, if it is ours', async () => {
    const port = new URL(server.url).port;
    const called = async (host: string, email: string) => {
      await rawRequest(`${server.url}/auth/v1/signup`, {
        method: 'POST',
        headers: { host, apikey: server.keys.publishableKey, 'content-type': 'application/json' },
        body: JSON.stringify({ email, password }),
      });
      return server.outbox.latestTo(email)?.link ?? '';
    };
    const own = await called(`localhost:${port}`, 'own@stables.example');
    expect(own).toMatch(`http://localhost:${port}/auth/v1/verify`);
    expect(new URL(own).searchParams.get('redirect_to')).toBe(`http://localhost:${port}`);
    const strange = await called('evil.example', 'strange@stables.example');
    expect(strange).toMatch(/^https:\/\/furlong\.example\/auth\/v1\/verify/);
    expect(strange).not.toContain('evil');
    const overlapping = ['localhost', '127.0.0.1', 'localhost', '127.0.0.1'];
    const before = server.outbox.list().length;
    await Promise.all(overlapping.map((name) => called(`${name}:${port}`, 'many@stables.example')));
    const mails = server.outbox.list().slice(0, server.outbox.list().length - before);
    const origins = mails.map(({ link }) => new URL(link ?? '').hostname);
    expect(origins.sort()).toEqual(overlapping.sort());
    for (const { link } of mails) {
      const { origin, searchParams } = new URL(link ?? '');
      expect(searchParams.get('redirect_to')).toBe(origin);
    }
  });

  it('lead back to it, whatever they name', async () => {
    await signUp('back@stables.example');
    const link = new URL(server.outbox.latestTo('back@stables.example')?.link ?? '');
    link.searchParams.set('redirect_to', 'https://evil.example');
    const answer = await fetch(`${server.url}${link.pathname}${link.search}`, {
      redirect: 'manual',
    });
    expect(answer.headers.get('location')).toMatch(new RegExp(`^${server.url}/?#access_token=`));
  });
});

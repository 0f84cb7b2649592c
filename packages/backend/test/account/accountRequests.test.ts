import { describe, expect, it, onTestFinished, vi } from 'vitest';
import {
  type Backend,
  createBackend,
  enterRace,
  onSession,
  renewSession,
  requestRecovery,
  resendConfirmation,
  signIn,
  signUp,
} from '../../src/index.ts';

const ada = {
  fullName: 'Ada Bell',
  stableName: 'Silver Birch',
  email: 'ada@stable.example',
  password: 'a long secret',
};

/** A backend whose account service answers every request so, and what it was sent. */
function accountService(status: number, answer: object, headers: Record<string, string> = {}) {
  const sent: { path: string; body: unknown }[] = [];
  const backend = createBackend({
    url: 'http://game.test',
    key: 'sb_publishable_x',
    fetch: async (input, init) => {
      const request = new Request(input, init);
      const path = new URL(request.url).pathname;
      if (path.endsWith('/rpc/stable_name_available')) return Response.json('ok');
      sent.push({ path, body: await request.json() });
      return Response.json(answer, { status, headers });
    },
  });
  return { backend, sent };
}

const refusal = (code: string, message: string) => ({ code, error_code: code, msg: message });

it('asks for the confirmation mail again', async () => {
  const { backend, sent } = accountService(200, {});
  await resendConfirmation(backend, { email: ada.email });
  expect(sent).toMatchObject([
    { path: '/auth/v1/resend', body: { type: 'signup', email: ada.email } },
  ]);
});

it('asks for a link to a new password', async () => {
  const { backend, sent } = accountService(200, {});
  await requestRecovery(backend, { email: ada.email });
  expect(sent).toMatchObject([{ path: '/auth/v1/recover', body: { email: ada.email } }]);
});

describe('whether an address has an account is not told', () => {
  it.each(['user_already_exists', 'email_exists'])('on signing up (%s)', async (code) => {
    const { backend } = accountService(422, refusal(code, 'User already registered'));
    await expect(signUp(backend, ada)).resolves.toEqual({ confirmationNeeded: true });
  });

  it('on asking for a mail', async () => {
    const { backend } = accountService(404, refusal('user_not_found', 'User not found'));
    await expect(requestRecovery(backend, ada)).resolves.toBeUndefined();
    await expect(resendConfirmation(backend, ada)).resolves.toBeUndefined();
  });

  it('on signing in: not confirmed is refused as a wrong password is', async () => {
    for (const code of ['invalid_credentials', 'email_not_confirmed', 'user_not_found']) {
      const { backend } = accountService(400, refusal(code, code));
      await expect(signIn(backend, ada)).rejects.toMatchObject({ code: 'login_refused' });
    }
  });
});

describe('what belongs to a field has a code of its own', () => {
  it('a weak password, with the reasons', async () => {
    const { backend } = accountService(422, {
      ...refusal('weak_password', 'Password should be at least 8 characters.'),
      weak_password: { reasons: ['length', 'pwned'] },
    });
    await expect(signUp(backend, ada)).rejects.toMatchObject({
      code: 'weak_password',
      message:
        'This password is too weak: it is too short, and it is known from a leak. ' +
        'Password should be at least 8 characters.',
    });
  });

  it('an address that is none', async () => {
    const { backend } = accountService(
      400,
      refusal('validation_failed', 'Unable to validate email address: invalid format'),
    );
    await expect(signUp(backend, ada)).rejects.toMatchObject({ code: 'email_invalid' });
  });
});

describe('a refusal for too many requests says how long to wait', () => {
  const tooMany = (headers: Record<string, string>) =>
    accountService(429, refusal('over_request_rate_limit', 'Too many'), headers).backend;

  it('in seconds', async () => {
    const refused = { code: 'too_many_requests', retryAfter: 161 };
    const backend = tooMany({ 'retry-after': '161' });
    await expect(signIn(backend, ada)).rejects.toMatchObject(refused);
    const request = { raceId: 'r', horseId: 'h', requestId: 'q' };
    await expect(enterRace(backend, request)).rejects.toMatchObject(refused);
  });

  it('as a date, which is the server’s, as is its clock: the visitor’s is 14 minutes ahead', async () => {
    const said = Date.now() - 14 * 60_000;
    const headers = {
      date: new Date(said).toUTCString(),
      'retry-after': new Date(said + 90_000).toUTCString(),
    };
    await expect(signIn(tooMany(headers), ada)).rejects.toMatchObject({ retryAfter: 90 });
  });

  it('in its sentence alone, as Supabase’s account service does', async () => {
    const message = 'For security purposes, you can only request this after 59 seconds.';
    const backend = createBackend({
      url: 'http://127.0.0.1',
      key: 'sb_publishable_x',
      fetch: async () => Response.json({ code: 429, msg: message }, { status: 429 }),
    });
    await expect(signIn(backend, ada)).rejects.toMatchObject({ retryAfter: 59 });
  });

  it('or not at all, where the server did not', async () => {
    await expect(signIn(tooMany({}), ada)).rejects.toMatchObject({
      code: 'too_many_requests',
      retryAfter: null,
    });
  });
});

describe('a token that is refused', () => {
  /** Ada, signed in since the epoch; the account service answers so when she asks for a new token. */
  async function signedIn(answer: () => Response) {
    const session = {
      ...{ access_token: 'a.b.c', refresh_token: 'd', token_type: 'bearer', expires_in: 3_600 },
      user: { id: 'ada', email: ada.email, user_metadata: {} },
    };
    const backend = createBackend({
      url: 'http://game.test',
      key: 'sb_publishable_x',
      fetch: async (input, init) => {
        const { url } = new Request(input, init);
        return url.endsWith('refresh_token') ? answer() : Response.json(session);
      },
    });
    await signIn(backend, ada);
    return backend;
  }
  const isSignedIn = async (backend: Backend) =>
    (await backend.auth.getSession()).data.session !== null;
  const refuse = (status: number, code: string) => () =>
    Response.json(refusal(code, code), { status });

  it.each([
    [400, 'refresh_token_not_found'],
    [403, 'session_not_found'],
  ])('belongs to a session that has ended, which is dropped (%i, %s)', async (status, code) => {
    const backend = await signedIn(refuse(status, code));
    await expect(renewSession(backend)).resolves.toBe('ended');
    expect(await isSignedIn(backend)).toBe(false);
    await expect(renewSession(backend)).resolves.toBe('none');
  });

  it('had run out by the server’s clock, and is renewed', async () => {
    const fresh = { access_token: 'e.f.g', refresh_token: 'h', expires_in: 3_600, user: {} };
    const backend = await signedIn(() => Response.json(fresh));
    await expect(renewSession(backend)).resolves.toBe('renewed');
    expect(await isSignedIn(backend)).toBe(true);
  });

  it('ends nothing while nobody can say why', async () => {
    const backend = await signedIn(refuse(429, 'over_request_rate_limit'));
    await expect(renewSession(backend)).rejects.toMatchObject({ code: 'too_many_requests' });
    expect(await isSignedIn(backend)).toBe(true);
  });
});

it.each([70, 14, 10, 0, -70])(
  'a visitor’s clock %i minutes ahead has no token renewed at a load',
  async (minutes) => {
    const life = 15 * 60;
    const now = Math.floor(Date.now() / 1_000) - minutes * 60;
    const session = {
      access_token: 'a.b.c',
      refresh_token: 'd',
      token_type: 'bearer',
      expires_in: life,
      expires_at: now + life,
      user: { id: 'ada', user_metadata: {} },
    };
    const kept = new Map<string, string>();
    const storage = {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
      removeItem: (key: string) => void kept.delete(key),
    };
    const asked = vi.fn<typeof fetch>(async () => Response.json(session));
    const load = () =>
      createBackend({ url: 'http://game.test', key: 'sb_publishable_x', fetch: asked, storage });
    await signIn(load(), { email: ada.email, password: ada.password });
    expect(asked).toHaveBeenCalledOnce();
    const { data } = await load().auth.getSession();
    expect(data.session?.user.id).toBe('ada');
    expect(asked).toHaveBeenCalledOnce();
  },
);

it('takes no session from an address, which anybody can write', async () => {
  vi.stubGlobal('document', {});
  vi.stubGlobal('window', {
    location: new URL(
      'http://game.test/#access_token=a.b.c&refresh_token=d&expires_in=3600&token_type=bearer',
    ),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  });
  onTestFinished(() => void vi.unstubAllGlobals());
  const asked = vi.fn<typeof fetch>(async () => Response.json({ id: 'ben', user_metadata: {} }));
  const backend = createBackend({ url: 'http://game.test', key: 'sb_publishable_x', fetch: asked });
  const found = await new Promise((resolve) => {
    onSession(backend, {
      changed: (account) => resolve(account),
      unreachable: () => resolve('unreachable'),
    });
  });
  expect(found).toBeNull();
  expect(asked).not.toHaveBeenCalled();
});

describe('a session that is kept and has to be renewed', () => {
  const kept = {
    ...{ access_token: 'a.b.c', refresh_token: 'd', token_type: 'bearer', expires_in: 3_600 },
    ...{ expires_at: 1, user: { id: 'ben', user_metadata: {} } },
  };

  /** What is told of it where the account service answers so. */
  async function told(answer: () => Promise<Response>) {
    const items = new Map([['sb-game-auth-token', JSON.stringify(kept)]]);
    // The client tries again for half a minute.
    let now = Date.now();
    vi.spyOn(Date, 'now').mockImplementation(() => {
      now += 31_000;
      return now;
    });
    onTestFinished(() => void vi.restoreAllMocks());
    const backend = createBackend({
      ...{ url: 'http://game.test', key: 'sb_publishable_x', fetch: answer },
      storage: {
        getItem: (key) => items.get(key) ?? null,
        setItem: (key, value) => void items.set(key, value),
        removeItem: (key) => void items.delete(key),
      },
    });
    const found = await new Promise((resolve) => {
      onSession(backend, { changed: resolve, unreachable: () => resolve('unreachable') });
    });
    return { found, isKept: items.has('sb-game-auth-token') };
  }

  it('is not taken for none where the account service cannot be reached', async () => {
    expect(await told(() => Promise.reject(new TypeError('Failed to fetch')))).toEqual({
      found: 'unreachable',
      isKept: true,
    });
  });

  it('is none where the account service says that it has ended', async () => {
    const ended = { code: 'refresh_token_not_found', message: 'Invalid Refresh Token' };
    expect(await told(async () => Response.json(ended, { status: 400 }))).toEqual({
      found: null,
      isKept: false,
    });
  });
});

import {
  confirmFactor,
  enrollFactor,
  makeRecoveryCodes,
  myRecoveryCodes,
  mySecurity,
  mySessions,
  myWallets,
  removeFactor,
  showOwnerName,
  showSecondFactor,
} from '@furlong/backend';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type BareServer, bareServer, post, signedIn } from '../bareServer.ts';
import {
  anotherDevice,
  codeOf,
  emailOf,
  enrol,
  letTimePass,
  mailTo,
  ownerWithApp,
} from './owners.ts';

let server: BareServer;

beforeAll(async () => {
  server = await bareServer();
});

afterAll(() => server.close());

const shows = () => ({ shown: 'none' as const, requestId: crypto.randomUUID() });

describe('an authenticator app', () => {
  it('is enrolled, asked for at a login, and removed, as supabase-js does it', async () => {
    const backend = await signedIn(server, 'Enrols');
    const other = await anotherDevice(server, 'Enrols');
    const { data: made } = await backend.auth.mfa.enroll({
      factorType: 'totp',
      friendlyName: 'Phone',
      issuer: 'Furlong',
    });
    expect(made).toMatchObject({ type: 'totp', friendly_name: 'Phone' });
    expect(made?.totp.qr_code).toMatch(/^data:image\/svg\+xml;utf-8,<svg/);
    expect(made?.totp.uri).toMatch(
      /^otpauth:\/\/totp\/Furlong:enrols%40stables\.example\?issuer=Furlong&secret=[A-Z2-7]{32}&algorithm=SHA1&digits=6&period=30$/,
    );
    const factorId = made?.id ?? '';
    const secret = made?.totp.secret ?? '';
    // It does not count before its first code.
    expect(await myWallets(other)).toMatchObject({ credits: 25_000 });
    const challenge = await backend.auth.mfa.challenge({ factorId });
    expect(challenge.data?.expires_at).toBeGreaterThan(Date.now() / 1_000 + 240);
    const wrong = await backend.auth.mfa.verify({
      factorId,
      challengeId: challenge.data?.id ?? '',
      code: '000000',
    });
    expect(wrong.error).toMatchObject({ status: 422, code: 'mfa_verification_failed' });
    const right = await backend.auth.mfa.verify({
      factorId,
      challengeId: challenge.data?.id ?? '',
      code: codeOf(secret, -1),
    });
    expect(right.error).toBeNull();
    expect(right.data?.user.factors).toMatchObject([{ id: factorId, status: 'verified' }]);
    const level = await backend.auth.mfa.getAuthenticatorAssuranceLevel();
    expect(level.data).toMatchObject({ currentLevel: 'aal2', nextLevel: 'aal2' });
    expect(level.data?.currentAuthenticationMethods).toMatchObject([
      { method: 'totp' },
      { method: 'password' },
    ]);
    expect(mailTo(server, emailOf('enrols')).subject).toBe(
      'A second factor was added to your account',
    );
    // Sessions without one have ended.
    expect(await mySessions(backend)).toHaveLength(1);
    await expect(myWallets(other)).rejects.toMatchObject({ code: 'not_signed_in' });
    // The session goes on as it is when it is renewed.
    expect((await backend.auth.refreshSession()).error).toBeNull();
    expect((await backend.auth.mfa.getAuthenticatorAssuranceLevel()).data?.currentLevel).toBe(
      'aal2',
    );

    const login = await anotherDevice(server, 'Enrols');
    expect((await login.auth.mfa.getAuthenticatorAssuranceLevel()).data).toMatchObject({
      currentLevel: 'aal1',
      nextLevel: 'aal2',
    });
    expect((await login.auth.mfa.listFactors()).data?.totp).toHaveLength(1);
    await showSecondFactor(login, { code: codeOf(secret) });
    expect(await myWallets(login)).toMatchObject({ credits: 25_000 });

    expect((await login.auth.mfa.unenroll({ factorId })).error).toBeNull();
    expect((await login.auth.refreshSession()).error).toBeNull();
    expect((await login.auth.mfa.getAuthenticatorAssuranceLevel()).data).toMatchObject({
      currentLevel: 'aal1',
      nextLevel: 'aal1',
    });
    await anotherDevice(server, 'Enrols').then(myWallets);
  });

  it('is the site’s client’s to enrol: the picture is whole in the address of an image', async () => {
    const backend = await signedIn(server, 'Pictured');
    const { id, picture, secret } = await enrollFactor(backend, { name: 'Phone' });
    expect(decodeURIComponent(picture)).toMatch(/^data:image\/svg\+xml,<svg.*<\/svg>$/s);
    await confirmFactor(backend, { factorId: id, code: ` ${codeOf(secret)} ` });
    expect(await mySecurity(backend)).toMatchObject({ factors: [{ id, name: 'Phone' }] });
  });

  it.each(['phone', 'webauthn'] as const)(
    'is the only kind that is offered: no %s',
    async (kind) => {
      const backend = await signedIn(server, `Kind${kind}`);
      const { error } = await backend.auth.mfa.enroll({ factorType: kind, phone: '+1' } as never);
      expect(error).toMatchObject({ status: 422, code: `mfa_${kind}_enroll_not_enabled` });
    },
  );

  it('has a name of its own, and there are ten at most', async () => {
    const { backend } = await ownerWithApp(server, 'Many');
    const named = await enrollFactor(backend, { name: 'Phone' });
    await confirmFactor(backend, { factorId: named.id, code: codeOf(named.secret) });
    await expect(enrollFactor(backend, { name: 'Phone' })).rejects.toMatchObject({
      code: 'mfa_factor_name_conflict',
    });
    await server.database.rows(
      `insert into auth.mfa_factors (id, user_id, factor_type, status)
       select gen_random_uuid(), id, 'totp', 'verified' from auth.users, generate_series(1, 8)
       where email = $1`,
      [emailOf('many')],
    );
    await expect(enrollFactor(backend, { name: 'Eleventh' })).rejects.toMatchObject({
      code: 'too_many_enrolled_mfa_factors',
    });
  });
});

describe('a password without its second factor', () => {
  it('reads as a visitor does, and changes nothing', async () => {
    const { secret } = await ownerWithApp(server, 'Halfway');
    const half = await anotherDevice(server, 'Halfway');
    const refused = { code: 'second_factor_needed' };
    await expect(showOwnerName(half, shows())).rejects.toMatchObject(refused);
    await expect(mySessions(half)).rejects.toMatchObject({ code: 'not_signed_in' });
    expect((await half.from('wallets').select('kind,balance,takes_prizes')).data).toEqual([]);
    for (const change of [{ password: 'another password' }, { email: 'thief@stables.example' }]) {
      const { error } = await half.auth.updateUser(change);
      expect(error).toMatchObject({ status: 401, code: 'insufficient_aal' });
    }
    await showSecondFactor(half, { code: codeOf(secret) });
    await showOwnerName(half, shows());
  });

  it('neither adds a factor, nor removes one, nor touches recovery codes', async () => {
    const { factorId } = await ownerWithApp(server, 'Added');
    const half = await anotherDevice(server, 'Added');
    const { mfa } = half.auth;
    expect((await mfa.enroll({ factorType: 'totp' })).error).toMatchObject({
      code: 'insufficient_aal',
    });
    expect((await mfa.unenroll({ factorId })).error).toMatchObject({ code: 'insufficient_aal' });
    for (const act of ['generate', 'regenerate', 'unenroll'] as const) {
      expect((await mfa.recoveryCodes[act]()).error).toMatchObject({ code: 'insufficient_aal' });
    }
  });

  it('gets no further by an enrolment that it began before', async () => {
    const owner = await signedIn(server, 'Begun');
    const thief = await anotherDevice(server, 'Begun');
    const begun = await enrollFactor(thief, { name: 'Theirs' });
    await enrol(owner);
    await expect(
      confirmFactor(thief, { factorId: begun.id, code: codeOf(begun.secret) }),
    ).rejects.toMatchObject({ code: 'session_not_found' });
    expect((await mySecurity(owner)).factors).toHaveLength(1);
  });
});

describe('a session that was left open', () => {
  it('enrols no factor, which would lock its owner out', async () => {
    const backend = await signedIn(server, 'Open');
    await letTimePass(server, 'Open');
    await expect(enrollFactor(backend, { name: 'Theirs' })).rejects.toMatchObject({
      code: 'reauthentication_needed',
    });
  });

  it('removes none, and makes no recovery codes, without a fresh code', async () => {
    const { backend, factorId, secret } = await ownerWithApp(server, 'Removes');
    await letTimePass(server, 'Removes');
    const refused = { code: 'reauthentication_needed' };
    await expect(removeFactor(backend, { factorId })).rejects.toMatchObject(refused);
    await expect(makeRecoveryCodes(backend)).rejects.toMatchObject(refused);
    await confirmFactor(backend, { factorId, code: codeOf(secret) });
    expect(await makeRecoveryCodes(backend)).toHaveLength(10);
    await removeFactor(backend, { factorId });
    // The codes are of no use without it.
    expect(await myRecoveryCodes(backend)).toBeNull();
  });
});

describe('recovery codes', () => {
  it('are shown once, and each signs in once', async () => {
    const { backend } = await ownerWithApp(server, 'Recovers');
    const codes = await makeRecoveryCodes(backend);
    expect(new Set(codes)).toHaveProperty('size', 10);
    expect(codes.every((code) => /^[a-hj-km-np-z2-9]{16}$/.test(code))).toBe(true);
    const [row] = await server.database.rows(
      `select string_agg(t::text, ' ') as text from (
         select t::text from auth.mfa_recovery_codes t union all select t::text from auth.mfa_factors t
       ) t`,
    );
    for (const code of codes) expect(`${row?.text}`).not.toContain(code);
    const first = await anotherDevice(server, 'Recovers');
    const typed = (codes[3] ?? '').toUpperCase().replace(/(.{4})(?=.)/g, '$1-');
    await showSecondFactor(first, { code: ` ${typed} ` });
    expect(await myWallets(first)).toMatchObject({ credits: 25_000 });
    expect(await myRecoveryCodes(first)).toEqual({ remaining: 9, total: 10 });
    expect(mailTo(server, emailOf('recovers')).subject).toBe(
      'A recovery code was used for your account',
    );
    const again = await anotherDevice(server, 'Recovers');
    await expect(showSecondFactor(again, { code: codes[3] ?? '' })).rejects.toMatchObject({
      code: 'mfa_verification_failed',
    });
    const renewed = await makeRecoveryCodes(first);
    await expect(showSecondFactor(again, { code: codes[4] ?? '' })).rejects.toMatchObject({
      code: 'mfa_verification_failed',
    });
    await showSecondFactor(again, { code: renewed[0] ?? '' });
    const claims = (await again.auth.mfa.getAuthenticatorAssuranceLevel()).data;
    expect(claims?.currentAuthenticationMethods).toMatchObject([
      { method: 'mfa/recovery_code' },
      { method: 'password' },
    ]);
  });

  it('stand beside an app, never alone', async () => {
    const backend = await signedIn(server, 'Alone');
    expect((await backend.auth.mfa.recoveryCodes.generate()).error).toMatchObject({
      code: 'insufficient_aal',
    });
    expect((await backend.auth.mfa.recoveryCodes.getStatus()).error).toMatchObject({
      status: 404,
      code: 'mfa_factor_not_found',
    });
  });
});

describe('guessing', () => {
  it('of an app’s codes ends after five, on every device, and the right one is not looked at', async () => {
    const { secret } = await ownerWithApp(server, 'Guess');
    const one = await anotherDevice(server, 'Guess');
    const other = await anotherDevice(server, 'Guess');
    const tries = [];
    for (let n = 0; n < 7; n += 1) {
      const guess = showSecondFactor(n % 2 === 0 ? one : other, { code: '000000' });
      tries.push(await guess.catch((error) => error.code));
    }
    expect(tries).toEqual([
      ...Array(5).fill('mfa_verification_failed'),
      ...Array(2).fill('too_many_requests'),
    ]);
    await expect(showSecondFactor(one, { code: codeOf(secret) })).rejects.toMatchObject({
      code: 'too_many_requests',
      retryAfter: expect.any(Number),
    });
    // It is the database that counts: a server that starts anew knows it.
    await server.database.rows(
      `update auth.guesses set recent_since = recent_since - interval '16 minutes'`,
    );
    await showSecondFactor(one, { code: codeOf(secret) });
  });

  it('at once is counted one after another', async () => {
    await ownerWithApp(server, 'Storm');
    const half = await anotherDevice(server, 'Storm');
    const { data } = await half.auth.mfa.listFactors();
    const factorId = data?.totp[0]?.id ?? '';
    const challenge = await half.auth.mfa.challenge({ factorId });
    const guesses = Array.from({ length: 12 }, () =>
      half.auth.mfa.verify({ factorId, challengeId: challenge.data?.id ?? '', code: '000000' }),
    );
    const statuses = (await Promise.all(guesses)).map(({ error }) => error?.status);
    expect(statuses.filter((status) => status === 422)).toHaveLength(5);
    expect(statuses.filter((status) => status === 429)).toHaveLength(7);
  });

  it('of recovery codes is locked too, and locks no app out', async () => {
    const { backend, secret } = await ownerWithApp(server, 'Locked');
    await makeRecoveryCodes(backend);
    const half = await anotherDevice(server, 'Locked');
    const guess = () => half.auth.mfa.recoveryCodes.verify({ code: 'aaaa-bbbb-cccc-dddd' });
    for (let n = 0; n < 5; n += 1) expect((await guess()).error?.status).toBe(422);
    expect((await guess()).error).toMatchObject({ status: 429 });
    const { data } = await half.auth.getSession();
    const answer = await post(
      server,
      '/auth/v1/factors/recovery-codes/verify',
      JSON.stringify({ code: 'aaaa' }),
      { authorization: `Bearer ${data.session?.access_token}` },
    );
    expect(await answer.json()).toMatchObject({ error_code: 'mfa_recovery_codes_locked' });
    await showSecondFactor(half, { code: codeOf(secret) });
  });

  it('goes on no further than thirty a day', async () => {
    await ownerWithApp(server, 'Daily');
    const half = await anotherDevice(server, 'Daily');
    await showSecondFactor(half, { code: '000000' }).catch(() => undefined);
    await server.database.rows('update auth.guesses set daily = 30, recent = 0');
    await expect(showSecondFactor(half, { code: '000000' })).rejects.toMatchObject({
      code: 'too_many_requests',
    });
  });
});

describe('a code', () => {
  it('is taken once', async () => {
    const { backend, factorId, secret } = await ownerWithApp(server, 'Once');
    const code = codeOf(secret);
    await confirmFactor(backend, { factorId, code });
    const half = await anotherDevice(server, 'Once');
    await expect(showSecondFactor(half, { code })).rejects.toMatchObject({
      code: 'mfa_verification_failed',
    });
  });

  it('answers a challenge of five minutes', async () => {
    const { backend, factorId, secret } = await ownerWithApp(server, 'Slow');
    const { data } = await backend.auth.mfa.challenge({ factorId });
    await server.database.rows(
      `update auth.mfa_challenges set created_at = now() - interval '6 minutes'`,
    );
    const answer = await backend.auth.mfa.verify({
      factorId,
      challengeId: data?.id ?? '',
      code: codeOf(secret),
    });
    expect(answer.error).toMatchObject({ status: 422, code: 'mfa_challenge_expired' });
  });

  it('is of one’s own factor: another’s is not there', async () => {
    const theirs = await ownerWithApp(server, 'Factorof');
    const { backend } = await ownerWithApp(server, 'Strange');
    const { mfa } = backend.auth;
    const { factorId } = theirs;
    const notThere = { status: 404, code: 'mfa_factor_not_found' };
    expect((await mfa.challenge({ factorId })).error).toMatchObject(notThere);
    expect((await mfa.unenroll({ factorId })).error).toMatchObject(notThere);
    const own = await theirs.backend.auth.mfa.challenge({ factorId });
    const answer = await mfa.verify({
      factorId,
      challengeId: own.data?.id ?? '',
      code: codeOf(theirs.secret),
    });
    expect(answer.error).toMatchObject(notThere);
  });

  it('is kept sealed: the secret is nowhere in the database', async () => {
    const { secret } = await ownerWithApp(server, 'Sealed');
    const rows = await server.database.rows('select secret from auth.mfa_factors');
    expect(JSON.stringify(rows)).not.toContain(secret);
  });
});

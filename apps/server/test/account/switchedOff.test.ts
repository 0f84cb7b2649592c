import type { Backend } from '@furlong/backend';
import { gameErrors, isGameErrorCode } from '@furlong/game/rules';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type BareServer, bareServer, signedIn, visitor } from '../bareServer.ts';

let server: BareServer;
let owner: Backend;

beforeAll(async () => {
  server = await bareServer();
  owner = await signedIn(server, 'Owner');
});

afterAll(() => server.close());

const phone = '+441632960961';
const email = 'owner@stables.example';
const password = 'a long walk to the gallops';
const disabled = { status: 422, code: 'phone_provider_disabled' };

describe('what is switched off is refused by GoTrue’s own code, to supabase-js', () => {
  it.each<[string, (to: Backend['auth']) => Promise<{ error: unknown }>, object]>([
    ['a sign-up by phone', (to) => to.signUp({ phone, password }), disabled],
    ['a login by phone', (to) => to.signInWithPassword({ phone, password }), disabled],
    ['a code by phone', (to) => to.signInWithOtp({ phone }), disabled],
    ['a code of a phone', (to) => to.verifyOtp({ phone, token: '1', type: 'sms' }), disabled],
    ['a code by phone again', (to) => to.resend({ phone, type: 'sms' }), disabled],
    ['nobody', (to) => to.signInAnonymously(), { code: 'anonymous_provider_disabled' }],
    ['a code by mail', (to) => to.signInWithOtp({ email }), { code: 'otp_disabled' }],
    [
      'a token of another service',
      (to) => to.signInWithIdToken({ provider: 'google', token: 'a.b.c' }),
      { code: 'provider_disabled' },
    ],
    [
      'a code of another flow',
      (to) => to.verifyOtp({ token_hash: 'unknown', type: 'email_change' }),
      { status: 403, code: 'otp_expired' },
    ],
    [
      'a company’s login',
      (to) => to.signInWithSSO({ domain: 'stables.example' }),
      { status: 404, code: 'saml_provider_disabled' },
    ],
  ])('%s', async (_, ask, refused) => {
    expect((await ask(visitor(server).auth)).error).toMatchObject(refused);
  });

  it('a telephone number of an owner', async () => {
    expect((await owner.auth.updateUser({ phone })).error).toMatchObject(disabled);
  });

  it('the login of another service, to be linked', async () => {
    const { error } = await owner.auth.linkIdentity({ provider: 'github' });
    expect(error).toMatchObject({ status: 404, code: 'manual_linking_disabled' });
  });

  it('the only login, to be taken away, and one that is another’s', async () => {
    const { data } = await owner.auth.getUserIdentities();
    const [own] = data?.identities ?? [];
    const theirs = await signedIn(server, 'Theirs');
    const [strange] = (await theirs.auth.getUserIdentities()).data?.identities ?? [];
    if (own === undefined || strange === undefined) throw new Error('An account has no login.');
    expect((await owner.auth.unlinkIdentity(own)).error).toMatchObject({
      status: 422,
      code: 'single_identity_not_deletable',
    });
    expect((await owner.auth.unlinkIdentity(strange)).error).toMatchObject({
      status: 422,
      code: 'identity_not_found',
    });
  });

  it('what is an administrator’s', async () => {
    const { admin } = owner.auth;
    for (const { error } of [
      await admin.listUsers(),
      await admin.inviteUserByEmail(email),
      await admin.createUser({ email }),
    ]) {
      expect(error).toMatchObject({ status: 403, code: 'not_admin' });
    }
  });
});

it('keys to check a token with are none: it is signed with a secret', async () => {
  const answer = await fetch(`${server.url}/auth/v1/.well-known/jwks.json`, {
    headers: { apikey: server.keys.publishableKey },
  });
  expect(await answer.json()).toEqual({ keys: [] });
  const { data, error } = await owner.auth.getClaims();
  expect(error).toBeNull();
  expect(data?.claims).toMatchObject({ aal: 'aal1', iss: `${server.url}/auth/v1` });
});

it.each([
  ...['weak_password', 'session_not_found', 'identity_already_exists', 'identity_not_found'],
  ...['single_identity_not_deletable', 'phone_provider_disabled', 'anonymous_provider_disabled'],
  ...['provider_disabled', 'manual_linking_disabled', 'otp_disabled', 'otp_expired'],
])('%s has its sentence', (code) => {
  expect(isGameErrorCode(code) && gameErrors[code]).toMatch(/^[A-Z].*\.$/);
});

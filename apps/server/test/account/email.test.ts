import { mySecurity, requestEmailChange, signIn } from '@furlong/backend';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type BareServer, bareServer, post, signedIn, visitor } from '../bareServer.ts';
import { emailOf, follow, mailTo, password } from './owners.ts';

let server: BareServer;

beforeAll(async () => {
  server = await bareServer();
  await signedIn(server, 'Known');
});

afterAll(() => server.close());

const moved = (name: string) => `${name}@moved.example`;

describe('a change of address', () => {
  it.each([
    ['the present one first', (name: string) => [emailOf(name), moved(name)]],
    ['the new one first', (name: string) => [moved(name), emailOf(name)]],
  ])('is made when both have confirmed it: %s', async (said, ends) => {
    const name = said.replaceAll(' ', '');
    const backend = await signedIn(server, name);
    const { data, error } = await backend.auth.updateUser({ email: moved(name) });
    expect(error).toBeNull();
    expect(data.user).toMatchObject({ email: emailOf(name), new_email: moved(name) });
    const [first = '', second = ''] = ends(name);
    const { path } = mailTo(server, second);
    expect((await follow(server, first)).get('message')).toContain('other email');
    expect((await mySecurity(backend)).email).toBe(emailOf(name));
    // The same link again does not stand for the other.
    expect((await follow(server, first)).get('error_code')).toBe('otp_expired');
    const answer = await fetch(`${server.url}${path}`, { redirect: 'manual' });
    expect(answer.headers.get('location')).toContain('/account/my-details#message=');
    expect(answer.headers.get('location')).not.toContain('access_token');
    expect(await mySecurity(backend)).toMatchObject({
      email: moved(name),
      newEmail: null,
      identities: [{ email: moved(name) }],
    });
    await signIn(visitor(server), { email: moved(name), password });
    await expect(signIn(visitor(server), { email: emailOf(name), password })).rejects.toMatchObject(
      { code: 'login_refused' },
    );
    expect(mailTo(server, emailOf(name)).subject).toBe('Your address was changed');
  });

  it('can be confirmed by codes, as supabase-js does', async () => {
    const backend = await signedIn(server, 'Typed');
    await backend.auth.updateUser({ email: moved('typed') });
    const ask = (email: string, token: string) =>
      visitor(server).auth.verifyOtp({ email, token, type: 'email_change' });
    const codes = [emailOf('typed'), moved('typed')].map((to) => mailTo(server, to).code);
    expect((await ask(emailOf('typed'), '000000000000')).error).toMatchObject({
      code: 'otp_expired',
    });
    expect((await ask(emailOf('typed'), codes[0] ?? '')).error).toBeNull();
    const { data, error } = await ask(moved('typed'), codes[1] ?? '');
    expect(error).toBeNull();
    expect(data).toMatchObject({ user: { email: moved('typed') }, session: null });
  });

  it('is no longer to be had after an hour, nor once another was asked for', async () => {
    const backend = await signedIn(server, 'Late');
    await requestEmailChange(backend, { email: moved('late') });
    const { path } = mailTo(server, moved('late'));
    await requestEmailChange(backend, { email: moved('later') });
    const old = await fetch(`${server.url}${path}`, { redirect: 'manual' });
    expect(old.headers.get('location')).toContain('otp_expired');
    await server.database.rows(
      `update auth.users set email_change_sent_at = now() - interval '61 minutes'`,
    );
    expect((await follow(server, moved('later'))).get('error_code')).toBe('otp_expired');
    expect((await mySecurity(backend)).email).toBe(emailOf('late'));
  });

  it('is refused to what is no address', async () => {
    const backend = await signedIn(server, 'Malformed');
    await expect(requestEmailChange(backend, { email: 'nowhere' })).rejects.toMatchObject({
      code: 'email_invalid',
    });
  });
});

describe('a change of address as an attack', () => {
  it('by who has found a session open needs the owner’s mailbox', async () => {
    const thief = await signedIn(server, 'Stolen');
    await requestEmailChange(thief, { email: moved('thief') });
    expect(mailTo(server, emailOf('stolen')).text).toContain(moved('thief'));
    await follow(server, moved('thief'));
    expect((await mySecurity(thief)).email).toBe(emailOf('stolen'));
    expect((await follow(server, moved('thief'))).get('access_token')).toBeNull();
  });

  it('tells nobody whether an address has an account', async () => {
    const asked = async (name: string, email: string) => {
      const backend = await signedIn(server, name);
      const started = performance.now();
      const { data, error } = await backend.auth.updateUser({ email });
      const steps = Math.round((performance.now() - started) / 300);
      return { error, has: data.user?.new_email === email, steps: steps > 0 };
    };
    const free = await asked('Asksfree', 'nobody-there@stables.example');
    expect(await asked('Askstaken', emailOf('known'))).toEqual(free);
    expect(mailTo(server, emailOf('known')).subject).toBe('You already have an account');
    // The owner of that account cannot be moved into it, nor the one who asked.
    expect((await follow(server, emailOf('askstaken'))).get('message')).toContain('other email');
    await signIn(visitor(server), { email: emailOf('known'), password });
    await signIn(visitor(server), { email: emailOf('askstaken'), password });
  });

  it('leaves a link to a new password, sent to the old mailbox, without use', async () => {
    const backend = await signedIn(server, 'Left');
    await post(server, '/auth/v1/recover', JSON.stringify({ email: emailOf('left') }));
    const { path } = mailTo(server, emailOf('left'));
    await requestEmailChange(backend, { email: moved('left') });
    await follow(server, emailOf('left'));
    await follow(server, moved('left'));
    const answer = await fetch(`${server.url}${path}`, { redirect: 'manual' });
    expect(answer.headers.get('location')).toContain('otp_expired');
  });

  it('writes nothing into the head of a mail', async () => {
    const backend = await signedIn(server, 'Header');
    for (const email of ['a@b.example\r\nBcc: c@d.example', 'a@b.example\nX: y', 'a b@c.example']) {
      expect((await backend.auth.updateUser({ email })).error?.status).toBe(400);
    }
  });
});

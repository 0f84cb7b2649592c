import { changePassword, confirmPassword, mySessions, requestCode, signIn } from '@furlong/backend';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type BareServer, bareServer, signedIn, visitor } from '../bareServer.ts';
import { anotherDevice, emailOf, follow, letTimePass, mailTo, password } from './owners.ts';

let server: BareServer;

beforeAll(async () => {
  server = await bareServer();
});

afterAll(() => server.close());

const chosen = 'a short walk to the paddock';

it('a session that was left open changes no password by itself', async () => {
  const backend = await signedIn(server, 'Stale');
  await letTimePass(server, 'Stale');
  const { error } = await backend.auth.updateUser({ password: chosen });
  expect(error).toMatchObject({ status: 400, code: 'reauthentication_needed' });
  await expect(changePassword(backend, { password: chosen })).rejects.toMatchObject({
    code: 'reauthentication_needed',
  });
  await signIn(visitor(server), { email: emailOf('stale'), password });
});

it('the old password, named with the new one, changes it, and ends the other sessions', async () => {
  const backend = await signedIn(server, 'Knows');
  const other = await anotherDevice(server, 'Knows');
  await letTimePass(server, 'Knows');
  const before = (await mySessions(backend)).length;
  const wrong = await backend.auth.updateUser({ password: chosen, current_password: 'a guess' });
  expect(wrong.error).toMatchObject({ status: 400, code: 'current_password_invalid' });
  await changePassword(backend, { password: chosen, current: password });
  expect(before).toBeGreaterThan(2);
  expect(await mySessions(backend)).toHaveLength(1);
  await expect(mySessions(other)).rejects.toMatchObject({ code: 'not_signed_in' });
  await signIn(visitor(server), { email: emailOf('knows'), password: chosen });
  expect(mailTo(server, emailOf('knows')).subject).toBe('Your password was changed');
});

it('the code of a mail does in its place, once', async () => {
  const backend = await signedIn(server, 'Mailed');
  await letTimePass(server, 'Mailed');
  await requestCode(backend);
  const { code, text } = mailTo(server, emailOf('mailed'));
  expect(code).toMatch(/^\d{12}$/);
  expect(text).not.toContain('http');
  const wrong = await backend.auth.updateUser({ password: chosen, nonce: '000000000000' });
  expect(wrong.error).toMatchObject({ status: 422, code: 'reauthentication_not_valid' });
  const { error } = await backend.auth.updateUser({ password: chosen, nonce: code });
  expect(error).toBeNull();
  await letTimePass(server, 'Mailed');
  await expect(changePassword(backend, { password, code })).rejects.toMatchObject({
    code: 'reauthentication_not_valid',
  });
});

it('a weak password leaves the code as it is', async () => {
  const backend = await signedIn(server, 'Weakly');
  await letTimePass(server, 'Weakly');
  await requestCode(backend);
  const { code } = mailTo(server, emailOf('weakly'));
  await expect(changePassword(backend, { password: 'x', code })).rejects.toMatchObject({
    code: 'weak_password',
  });
  await changePassword(backend, { password: chosen, code });
});

it('a code is of one account, and of the last hour', async () => {
  const mine = await signedIn(server, 'Mine');
  const theirs = await signedIn(server, 'Theirs');
  await requestCode(theirs);
  const { code } = mailTo(server, emailOf('theirs'));
  const refused = { code: 'reauthentication_not_valid' };
  await expect(changePassword(mine, { password: chosen, code })).rejects.toMatchObject(refused);
  await server.database.rows(
    `update auth.users set reauthentication_sent_at = now() - interval '61 minutes'`,
  );
  await expect(changePassword(theirs, { password: chosen, code })).rejects.toMatchObject(refused);
});

it('a login anew makes a session fresh, and leaves no other behind', async () => {
  const backend = await signedIn(server, 'Again');
  await letTimePass(server, 'Again');
  const before = (await mySessions(backend)).length;
  await expect(confirmPassword(backend, { password: 'a guess' })).rejects.toMatchObject({
    code: 'login_refused',
  });
  await confirmPassword(backend, { password });
  expect(await mySessions(backend)).toHaveLength(before);
  await changePassword(backend, { password: chosen });
});

it('who has forgotten it chooses another by the link of a mail', async () => {
  await signedIn(server, 'Forgets');
  const backend = visitor(server);
  await backend.auth.resetPasswordForEmail(emailOf('forgets'));
  const opened = await follow(server, emailOf('forgets'));
  await backend.auth.setSession({
    access_token: opened.get('access_token') ?? '',
    refresh_token: opened.get('refresh_token') ?? '',
  });
  const { data } = await backend.auth.mfa.getAuthenticatorAssuranceLevel();
  expect(data?.currentAuthenticationMethods).toMatchObject([{ method: 'recovery' }]);
  await changePassword(backend, { password: chosen });
});

it('old passwords and codes are not guessed: five tries, on whatever server, and after every start', async () => {
  const backend = await signedIn(server, 'Guessed');
  await letTimePass(server, 'Guessed');
  const guess = async (named: { current_password: string } | { nonce: string }) =>
    (await backend.auth.updateUser({ password: chosen, ...named })).error?.status;
  const tries = async (named: Parameters<typeof guess>[0]) => {
    const answers = [];
    for (let n = 0; n < 7; n += 1) answers.push(await guess(named));
    return answers;
  };
  expect(await tries({ current_password: 'a guess' })).toEqual([400, 400, 400, 400, 400, 429, 429]);
  // Not even the right one is looked at now.
  expect(await guess({ current_password: password })).toBe(429);
  expect(await tries({ nonce: '123' })).toEqual([422, 422, 422, 422, 422, 429, 429]);
  const kept = await server.database.rows(
    'select kind, recent from auth.guesses g join auth.users u on u.id = g.user_id where u.email = $1 order by 1',
    [emailOf('guessed')],
  );
  expect(kept).toMatchObject([{ kind: 'nonce' }, { kind: 'password' }]);
});

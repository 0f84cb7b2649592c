import { Hono } from 'hono';
import { expect, it } from 'vitest';
import type { Env } from './app.ts';
import { PasswordTurns } from './passwordTurns.ts';

/** A server whose every password takes until it is told otherwise. */
function hashing() {
  const passwords = new PasswordTurns();
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const app = new Hono<Env>()
    .use(async (c, next) => {
      c.set('address', c.req.query('from') ?? '192.0.2.1');
      await next();
    })
    .use(passwords.wait)
    .all('*', async (c) => {
      begun.push(c.req.query('as') ?? '');
      if (c.req.path !== '/rest/v1/races') {
        await new Promise<void>((resolve) => ends.push(resolve));
      }
      return c.text('');
    });
  const signIn = async (as: string, from = '192.0.2.1') =>
    app.request(`/auth/v1/token?grant_type=password&as=${as}&from=${from}`, { method: 'POST' });
  /** Ends what is hashed, until all have been answered. */
  const end = async (asked: Promise<unknown>[]) => {
    let left = asked.length;
    for (const each of asked) each.then(() => (left -= 1));
    while (left > 0) {
      ends.shift()?.();
      await new Promise(setImmediate);
    }
  };
  return { app, begun, signIn, end };
}

it('hashes one password at a time, whoever asks, in turns by address, and lets all else pass', async () => {
  const { app, begun, signIn, end } = hashing();
  const asked = ['a', 'b', 'c'].map((as) => signIn(as));
  asked.push(signIn('d', '192.0.2.2'));
  const change = { method: 'PUT' };
  asked.push(Promise.resolve(app.request('/auth/v1/user?as=e&from=192.0.2.3', change)));
  const join = { method: 'POST' };
  asked.push(Promise.resolve(app.request('/auth/v1/signup?as=f&from=192.0.2.4', join)));
  await app.request('/rest/v1/races?as=read');
  expect(begun).toEqual(['a', 'read']);
  await end(asked);
  expect(begun).toEqual(['a', 'read', 'b', 'd', 'e', 'f', 'c']);
});

it('refuses those of one address who would wait too long, and no other', async () => {
  const { signIn, end } = hashing();
  const asked = Array.from({ length: 41 }, (_, number) => signIn(`${number}`));
  const refused = signIn('one more');
  const other = signIn('other', '192.0.2.2');
  expect((await refused).status).toBe(429);
  expect((await refused).headers.get('retry-after')).toBe('1');
  await end([...asked, other]);
  expect((await other).status).toBe(200);
});

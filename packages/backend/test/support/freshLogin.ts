import { createHmac } from 'node:crypto';
import { type Backend, createBackend } from '../../src/index.ts';
import { auth, keys } from './testDatabase.ts';
import type { Player, TestGame } from './testGame.ts';

const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

/**
 * A player's client whose token says that the login was so many seconds ago, as the server's and hosted Supabase's do.
 */
export async function freshLogin(
  game: TestGame,
  { backend }: Pick<Player, 'backend'>,
  secondsAgo = 0,
): Promise<Backend> {
  const { data } = await backend.auth.getSession();
  const [, claims = ''] = data.session?.access_token.split('.') ?? [];
  const timestamp = Math.floor(Date.now() / 1000) - secondsAgo;
  const told = {
    ...JSON.parse(Buffer.from(claims, 'base64url').toString()),
    amr: [{ method: 'password', timestamp }],
  };
  const signed = `${part({ alg: 'HS256', typ: 'JWT' })}.${part(told)}`;
  const mark = createHmac('sha256', auth.jwt_secret).update(signed).digest('base64url');
  return createBackend({
    url: 'http://game.test',
    key: keys.publishable,
    fetch: (input, init) => {
      const headers = new Headers(init?.headers);
      headers.set('authorization', `Bearer ${signed}.${mark}`);
      return game.fetch(input, { ...init, headers });
    },
  });
}

import { randomBytes } from 'node:crypto';
import { type Backend, createBackend, openSession, signIn, signUp } from '@furlong/backend';
import { decode, sign } from 'hono/jwt';
import type { Keys } from '../src/directory/keys.ts';
import type { GameDatabase } from '../src/shared/gameDatabase.ts';
import type { Outbox } from '../src/shared/outbox.ts';
import { stableNamed } from './stableNames.ts';

/** A game whose clock is moved: its database, and what its accounts need. */
export interface SeasonGame {
  readonly database: GameDatabase;
  readonly outbox: Outbox;
  readonly keys: Keys;
  readonly url: string;
}

/** A session lasts an hour, and a season weeks: a bot's access token does not run out. */
const YEAR_IN_SECONDS = 366 * 24 * 60 * 60;

const clientOf = ({ database, keys, url }: SeasonGame): Backend =>
  createBackend({
    url,
    key: keys.publishableKey,
    fetch: (input, init) => database.fetch(new Request(input, init), null),
  });

/** Signs a bot up as anybody does, follows the link of its mail, and returns its client. */
export async function newBot(game: SeasonGame, number: number): Promise<Backend> {
  const names = stableNamed(number);
  const email = `${names.fullName}.${number}@stables.example`.toLowerCase().replaceAll(' ', '.');
  const password = randomBytes(16).toString('hex');
  await signUp(clientOf(game), { ...names, email, password });
  const link = game.outbox.latestTo(email)?.link;
  if (!link) throw new Error(`There is no mail to ${email}.`);
  await game.database.fetch(new Request(link, { redirect: 'manual' }), null);
  return signedIn(game, { email, password });
}

/** The client of an account that is confirmed, whose session lasts as long as the play. */
export async function signedIn(
  game: SeasonGame,
  account: { email: string; password: string },
): Promise<Backend> {
  const once = clientOf(game);
  await signIn(once, account);
  const { data } = await once.auth.getSession();
  const { payload } = decode(data.session?.access_token ?? '');
  const exp = Math.floor(Date.now() / 1000) + YEAR_IN_SECONDS;
  const accessToken = await sign({ ...payload, exp }, game.keys.jwtSecret, 'HS256');
  const backend = clientOf(game);
  await openSession(backend, { accessToken, refreshToken: 'none' });
  return backend;
}

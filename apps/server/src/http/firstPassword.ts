import { createHmac, randomBytes } from 'node:crypto';
import type { Context } from 'hono';
import type { GameDatabase } from '../shared/gameDatabase.ts';
import { holds } from './allowList.ts';
import type { Env } from './app.ts';
import { OwnCookie } from './ownCookie.ts';

/** A mail's link is good for an hour; what signed up is remembered for longer, in seconds. */
const remembered = 24 * 3600;

/** The account that a link would confirm. */
const unconfirmed = `select id, encrypted_password as hash from auth.users
  where $1 in (confirmation_token, recovery_token) and email_confirmed_at is null
    and greatest(confirmation_sent_at, recovery_sent_at) > now() - interval '2 hours'`;

/**
 * Whose password a confirmation confirms: anybody can sign a stranger's address up, with a password of
 * theirs, and wait for its owner to follow the link.
 */
export class FirstPassword {
  readonly #database: GameDatabase;
  readonly #jwtSecret: string;
  readonly #cookie: OwnCookie;

  constructor(settings: { database: GameDatabase; jwtSecret: string; siteUrl: string }) {
    this.#database = settings.database;
    this.#jwtSecret = settings.jwtSecret;
    const options = { path: '/auth/v1', sameSite: 'Lax', maxAge: remembered } as const;
    this.#cookie = new OwnCookie('signup', settings.siteUrl, options);
  }

  /**
   * Remembers in the browser that signs up which password it has set. One that has set none, for the
   * address had an account, is given a cookie of the same kind, which proves nothing.
   */
  async remember(c: Context<Env>, email: string, hasSet: boolean): Promise<void> {
    const [row] = await this.#database.rows(
      'select encrypted_password as hash from auth.users where email = $1',
      [email],
    );
    const isTheirs = hasSet || this.#proves(c, row?.hash);
    const value = isTheirs ? this.#proofOf(row?.hash) : randomBytes(32).toString('base64url');
    this.#cookie.set(c, value);
  }

  /**
   * Before a link confirms an account: takes its password away unless the browser that follows it has
   * set that. Returns whether it did; the session that the link opens is to choose another.
   */
  async forget(c: Context<Env>, token: string): Promise<boolean> {
    if (token === '') return false;
    const [account] = await this.#database.rows(unconfirmed, [token]);
    if (account === undefined || this.#proves(c, account.hash)) return false;
    await this.#database.rows('update auth.users set encrypted_password = null where id = $1', [
      account.id,
    ]);
    return true;
  }

  #proves(c: Context<Env>, hash: unknown): boolean {
    return typeof hash === 'string' && holds(this.#proofOf(hash))(this.#cookie.of(c));
  }

  /** A hash of a hash with a salt of its own: no other sign-up has the same. */
  #proofOf(hash: unknown): string {
    return createHmac('sha256', this.#jwtSecret).update(`sign-up ${hash}`).digest('base64url');
  }
}

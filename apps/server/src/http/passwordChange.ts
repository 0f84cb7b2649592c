import type { Context } from 'hono';
import type { GameDatabase } from '../shared/gameDatabase.ts';
import type { Outbox } from '../shared/outbox.ts';
import { refusal } from '../shared/refusal.ts';
import { accountBodyOf } from './accountBody.ts';
import type { Env } from './app.ts';
import { askAccounts } from './askAccounts.ts';
import { type Guessed, Guesses } from './guesses.ts';
import { mailCodeHash } from './mailCode.ts';
import type { PasswordTurns } from './passwordTurns.ts';
import { tooMany } from './rateLimit.ts';
import { sessionOf } from './sessionTokens.ts';
import { reauthenticate, type Standing, standingOf } from './standing.ts';

const nonceIsRight = `select exists (
    select from auth.users where id = $1 and reauthentication_token = $2
      and reauthentication_sent_at > now() - interval '1 hour'
  ) as right`;

const notRaised = () =>
  refusal(
    401,
    'insufficient_aal',
    'AAL2 session is required to update email or password when MFA is enabled.',
  );

/** What an owner proves before the password or the address of the account is changed. */
export class ChangeGuard {
  readonly #settings: { database: GameDatabase; passwords: PasswordTurns; outbox: Outbox };
  readonly #guesses: Guesses;

  constructor(settings: { database: GameDatabase; passwords: PasswordTurns; outbox: Outbox }) {
    this.#settings = settings;
    this.#guesses = new Guesses(settings.database);
  }

  /** The owner whose session may change the account, or what says that it may not. */
  async owner(c: Context<Env>): Promise<Standing | Response | null> {
    const standing = await standingOf(c, this.#settings.database);
    return standing?.hasFactor && !standing.isRaised ? notRaised() : standing;
  }

  /**
   * Refuses a new password from a session that is neither fresh, nor names the old one or the code of a mail: who
   * finds a session open must not take the account. A code or password that is named has to be right.
   */
  async refusePassword(c: Context<Env>, owner: Standing): Promise<Response | null> {
    const { nonce, current_password: current } = accountBodyOf(c);
    if (nonce !== undefined) {
      const isRight = () => this.#nonceIsRight(owner, nonce);
      return this.#proof(owner, 'nonce', isRight, () =>
        refusal(422, 'reauthentication_not_valid', 'Nonce has expired or is invalid'),
      );
    }
    if (current !== undefined) {
      const isRight = () => this.#passwordIsRight(c, owner, current);
      return this.#proof(owner, 'password', isRight, () =>
        refusal(400, 'current_password_invalid', 'Current password is not right.'),
      );
    }
    return owner.isFresh ? null : reauthenticate();
  }

  /** A code is taken once; and the owner is told, where somebody else may have changed the password. */
  async changed({ userId, email }: Standing): Promise<void> {
    const { database, outbox } = this.#settings;
    await database.rows('update auth.users set reauthentication_token = null where id = $1', [
      userId,
    ]);
    await outbox.send({ to: email, ...passwordChanged });
  }

  async #proof(
    { userId }: Standing,
    kind: Guessed,
    isRight: () => Promise<boolean>,
    refuse: () => Response,
  ) {
    const seconds = await this.#guesses.take(userId, kind);
    if (seconds > 0) return tooMany(seconds);
    if (!(await isRight())) return refuse();
    await this.#guesses.forget(userId, kind);
    return null;
  }

  async #nonceIsRight({ userId, email }: Standing, nonce: string) {
    const asked = [userId, mailCodeHash(email, nonce)];
    const [row] = await this.#settings.database.rows(nonceIsRight, asked);
    return row?.right === true;
  }

  /** Signs in with it, and ends the session that this opens. */
  async #passwordIsRight(c: Context<Env>, { email }: Standing, password: string) {
    const { database, passwords } = this.#settings;
    let isRight = false;
    await passwords.again(c, async () => {
      const url = new URL('/auth/v1/token?grant_type=password', c.req.url);
      const answer = await askAccounts(c, database, url, { email, password });
      const token = answer.ok ? Object(await answer.json()).access_token : null;
      isRight = typeof token === 'string';
      if (isRight) {
        await database.rows('delete from auth.sessions where id = $1', [sessionOf(token)]);
      }
    });
    return isRight;
  }
}

const passwordChanged = {
  subject: 'Your password was changed',
  text: `Your password was changed, and every other session of your account has ended.

If it was not you, choose a new one at once: "Forgot your password?" sends a link to this address.`,
};

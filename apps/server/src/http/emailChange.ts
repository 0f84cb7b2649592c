import type { Context } from 'hono';
import type { GameDatabase } from '../shared/gameDatabase.ts';
import type { Outbox } from '../shared/outbox.ts';
import { refusal } from '../shared/refusal.ts';
import { accountMails } from './accountMails.ts';
import type { Env } from './app.ts';
import { mailCodeHash, newMailCode } from './mailCode.ts';
import type { Standing } from './standing.ts';

/** Waits for both ends: $2 address, $3 and $4 what the links of the present and the new one hold. */
const ask = `update auth.users set email_change = $2, email_change_token_current = $3,
    email_change_token_new = $4, email_change_sent_at = now(), email_change_confirm_status = 0,
    updated_at = now()
  where id = $1
  returning exists (select from auth.users o where o.email = $2) as taken`;

const isAsked = `$1 in (email_change_token_current, email_change_token_new)
  and email_change_sent_at > now() - interval '1 hour'`;

const firstEnd = `update auth.users set email_change_confirm_status = 1,
    email_change_token_current = nullif(email_change_token_current, $1),
    email_change_token_new = nullif(email_change_token_new, $1)
  where ${isAsked} and email_change_confirm_status = 0
  returning email_change`;

/** Links that went to the old address are worth nothing from then on. */
const secondEnd = `with asked as (
    select id, email as old, email_change as new from auth.users
    where ${isAsked} and email_change_confirm_status = 1 and email_change <> '' for update
  ), moved as (
    update auth.users u set email = asked.new, email_change = null, email_change_token_current = null,
      email_change_token_new = null, email_change_confirm_status = 0, recovery_token = null,
      reauthentication_token = null, updated_at = now(),
      raw_user_meta_data = coalesce(u.raw_user_meta_data, '{}') || jsonb_build_object('email', asked.new)
    from asked where u.id = asked.id
  ), named as (
    update auth.identities i set updated_at = now(), identity_data = i.identity_data
      || jsonb_build_object('email', asked.new, 'email_verified', true)
    from asked where i.user_id = asked.id and i.provider = 'email'
  )
  select * from asked`;

/** What a link or a code has brought about. */
export type Confirmed =
  | { step: 'first' }
  | { step: 'second'; userId: string; email: string }
  | { step: 'none' };

const addressForm = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/**
 * A change of address, which both mailboxes confirm, in either order: who finds a session open has not the one, and
 * who mistypes the address not the other. Supabase Lite asks the present one alone.
 */
export class EmailChange {
  readonly #database: GameDatabase;
  readonly #outbox: Outbox;

  constructor({ database, outbox }: { database: GameDatabase; outbox: Outbox }) {
    this.#database = database;
    this.#outbox = outbox;
  }

  /** Returns what refuses the address; else it waits to be confirmed, or is the one that the account has. */
  async ask(
    { userId, email: present }: Standing,
    { email, origin }: { email: string; origin: string },
  ): Promise<Response | null> {
    if (!addressForm.test(email)) {
      return refusal(400, 'validation_failed', 'Unable to validate email address: invalid format');
    }
    if (email === present.toLowerCase()) return null;
    const codes = { present: newMailCode(), new: newMailCode() };
    const hashes = {
      present: mailCodeHash(present, codes.present),
      new: mailCodeHash(email, codes.new),
    };
    const [row] = await this.#database.rows(ask, [userId, email, hashes.present, hashes.new]);
    const change = { from: present, to: email };
    const mail = { origin, token: hashes.present, code: codes.present };
    await this.#outbox.send({ to: present, ...accountMails.moving(change, mail) });
    // Whether an address has an account is told to nobody but its owner.
    const other =
      row?.taken === true
        ? accountMails.taken(origin)
        : accountMails.moving(change, { origin, token: hashes.new, code: codes.new });
    await this.#outbox.send({ to: email, ...other });
    return null;
  }

  /** @param token what a link holds. */
  async confirm(token: string): Promise<Confirmed> {
    if (token === '') return { step: 'none' };
    const [first] = await this.#database.rows(firstEnd, [token]);
    if (first !== undefined) return { step: 'first' };
    try {
      const [second] = await this.#database.rows(secondEnd, [token]);
      if (second === undefined) return { step: 'none' };
      const { id, old, new: email } = second;
      await this.#outbox.send({ to: String(old), ...accountMails.moved(String(email)) });
      return { step: 'second', userId: String(id), email: String(email) };
    } catch (error) {
      // Somebody has signed up with it meanwhile, and has confirmed it as their own.
      if (Object(error).code === '23505') return { step: 'none' };
      throw error;
    }
  }
}

const onePart =
  'Confirmation link accepted. Please proceed to confirm link sent to the other email';

/** What who follows a link is answered: it opens no session, for who mistypes an address sends it to a stranger. */
export function confirmedByLink(c: Context<Env>, { step }: Confirmed, origin: string): Response {
  const said: Record<string, string> =
    step === 'none'
      ? {
          error: 'access_denied',
          error_code: 'otp_expired',
          error_description: 'Email link is invalid or has expired',
        }
      : { message: step === 'first' ? onePart : 'Email address changed', type: 'email_change' };
  const place = step === 'none' ? origin : `${origin}/account/my-details`;
  return c.redirect(`${place}#${new URLSearchParams(said)}`, 303);
}

/** The same of who has typed a code. */
export function confirmedByCode(confirmed: Confirmed): Response {
  switch (confirmed.step) {
    case 'none':
      return refusal(403, 'otp_expired', 'Token has expired or is invalid');
    case 'first':
      return Response.json({ code: '200', msg: onePart });
    case 'second':
      return Response.json({
        id: confirmed.userId,
        aud: 'authenticated',
        role: 'authenticated',
        email: confirmed.email,
        app_metadata: { provider: 'email', providers: ['email'] },
        user_metadata: {},
        identities: [],
      });
  }
}

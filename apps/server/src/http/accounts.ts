import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Context, MiddlewareHandler } from 'hono';
import type { GameDatabase } from '../shared/gameDatabase.ts';
import type { Outbox } from '../shared/outbox.ts';
import { refusal } from '../shared/refusal.ts';
import { accountBodyOf } from './accountBody.ts';
import { accountMails } from './accountMails.ts';
import type { Env } from './app.ts';
import { askAccounts } from './askAccounts.ts';
import { confirmedByCode, confirmedByLink, EmailChange } from './emailChange.ts';
import { FirstPassword } from './firstPassword.ts';
import { namedHash } from './mailCode.ts';
import { refuseMetadata } from './metadata.ts';
import { requestOrigin } from './ownAddresses.ts';
import { ChangeGuard } from './passwordChange.ts';
import type { PasswordTurns } from './passwordTurns.ts';
import type { Standing } from './standing.ts';

/** Requests that send a mail are answered at whole multiples of this after they came, in ms. */
const answerStep = 300;

interface AccountSettings {
  database: GameDatabase;
  outbox: Outbox;
  /** Where Supabase Lite takes the site to be. */
  siteUrl: string;
  /** The origins by which the site is reached. */
  own: readonly string[];
  /** What tokens are signed with. */
  jwtSecret: string;
  passwords: PasswordTurns;
}

/**
 * Answers in one way and one time whether or not an address has an account, which Supabase Lite
 * does not; and ends the other sessions of who has changed the password.
 */
export function accounts(settings: AccountSettings): MiddlewareHandler<Env> {
  const { database, siteUrl, own } = settings;
  const firstPassword = new FirstPassword(settings);
  const guard = new ChangeGuard(settings);
  const emailChange = new EmailChange(settings);
  return async (c, next) => {
    const { method, path } = c.req;
    if (!path.startsWith('/auth/')) return next();
    if (path === '/auth/v1/verify') {
      if (typeOf(c) === 'email_change') {
        const confirmed = await emailChange.confirm(hashOf(c));
        if (method === 'POST') return confirmedByCode(confirmed);
        return confirmedByLink(c, confirmed, requestOrigin(c, own));
      }
      const isForgotten = await firstPassword.forget(c, hashOf(c));
      return followLink(c, next, { siteUrl, origin: requestOrigin(c, own), isForgotten });
    }
    const { email = '', password, data } = accountBodyOf(c);
    if (path === '/auth/v1/token' && c.req.query('grant_type') === 'password') {
      return signIn(c, next, database, email.toLowerCase());
    }
    if (/\/(signup|recover|resend)$/.test(path)) {
      return sendMail(c, next, { ...settings, firstPassword }, email.toLowerCase());
    }
    if (method !== 'PUT' || (password === undefined && email === '' && data === undefined)) {
      return next();
    }
    const owner = await guard.owner(c);
    if (owner instanceof Response) return owner;
    if (owner === null) return next();
    if (data !== undefined) {
      if (password !== undefined || email !== '') return oneChange();
      return (await refuseMetadata(database, owner.userId, data)) ?? next();
    }
    if (password === undefined) return changeEmail(c, next, { ...settings, emailChange, owner });
    if (email !== '') return oneChange();
    const refused = await guard.refusePassword(c, owner);
    if (refused !== null) return refused;
    await next();
    if (!c.res.ok) return;
    await guard.changed(owner);
    if (await endOtherSessions(c, database)) return;
    c.res = undefined;
    c.res = refusal(
      409,
      'sessions_not_ended',
      'Your password is changed, but your other sessions go on. Change it again to end them.',
    );
  };
}

const oneChange = () => refusal(400, 'validation_failed', 'One change at a time, please.');

/** What a request to confirm something is about. */
function typeOf({ req, var: { body } }: Context<Env>): unknown {
  return req.query('type') ?? body?.type;
}

function hashOf(c: Context<Env>): string {
  return namedHash(c.req.query('token'), accountBodyOf(c));
}

/** Answered at one pace, whether or not the address is free. */
async function changeEmail(
  c: Context<Env>,
  next: () => Promise<void>,
  {
    emailChange,
    owner,
    own,
  }: { emailChange: EmailChange; owner: Standing; own: readonly string[] },
) {
  const started = performance.now();
  const email = (accountBodyOf(c).email ?? '').toLowerCase();
  const refused = await emailChange.ask(owner, { email, origin: requestOrigin(c, own) });
  if (refused !== null) return refused;
  // What is asked for is kept already: the account service answers the account as it is now.
  c.set('body', {});
  await next();
  await inSteps(started);
  return;
}

/** Waits until an answer tells by its time nothing of what was done. */
async function inSteps(started: number) {
  await wait(answerStep - ((performance.now() - started) % answerStep));
}

/** The one account, or where there is none to sign in as, any other: both have a hash to compare. */
const comparable = `select coalesce(
  (select email from auth.users
   where email = $1 and email_confirmed_at is not null and encrypted_password is not null),
  (select email from auth.users
   where email_confirmed_at is not null and encrypted_password is not null limit 1)
) as email`;

/**
 * Compares the password for a known address; for one that is unknown or not confirmed a password
 * that nobody has, with another account's. Lite would answer at once, and name the reason.
 */
async function signIn(
  c: Context<Env>,
  next: () => Promise<void>,
  database: GameDatabase,
  email: string,
) {
  const [row] = await database.rows(comparable, [email]);
  if (row?.email !== email) c.set('body', decoy(row?.email));
  await next();
}

function decoy(email: unknown) {
  const nobody = `${randomUUID()}@nobody.invalid`;
  return { email: typeof email === 'string' ? email : nobody, password: randomUUID() };
}

/**
 * A link leads back to where it was followed, whatever origin it names; and to the choice of a password
 * where that of the account is forgotten, as one that recovers does.
 */
async function followLink(
  c: Context<Env>,
  next: () => Promise<void>,
  { siteUrl, origin, isForgotten }: { siteUrl: string; origin: string; isForgotten: boolean },
) {
  await next();
  const location = c.res.headers.get('location')?.replace(siteUrl, origin);
  if (location === undefined) return;
  c.res.headers.set(
    'location',
    isForgotten ? location.replace(/\btype=signup\b/, 'type=recovery') : location,
  );
}

/** Lite refuses to send a mail to an address that has an account: it is sent here instead. */
async function sendMail(
  c: Context<Env>,
  next: () => Promise<void>,
  settings: AccountSettings & { firstPassword: FirstPassword },
  email: string,
) {
  const { outbox, siteUrl, own, firstPassword } = settings;
  const started = performance.now();
  const isSignUp = c.req.path.endsWith('/signup');
  const origin = requestOrigin(c, own);
  let isKnown = false;
  await outbox.leadingTo(email, { from: siteUrl, to: origin }, async () => {
    await next();
    isKnown = c.res.headers.get('x-sb-error-code') === 'over_email_send_rate_limit';
    if (isKnown) await sendAgain(c, settings, { email, origin, isSignUp });
  });
  if (isKnown || c.res.ok) {
    // Emptied first: Hono would keep the headers of the answer that this one replaces.
    c.res = undefined;
    c.res = Response.json(isSignUp ? newAccount(email) : {});
    if (isSignUp) await firstPassword.remember(c, email, !isKnown);
  }
  await inSteps(started);
}

/** What Lite does not send to an address that has an account. */
async function sendAgain(
  c: Context<Env>,
  { database, outbox, passwords }: AccountSettings,
  { email, origin, isSignUp }: { email: string; origin: string; isSignUp: boolean },
) {
  // What a new account's password costs.
  if (isSignUp) await passwords.again(c, () => compareDecoy(c, database));
  const mail = (await confirmationAgain(database, origin, email)) ?? accountMails.known(origin);
  await outbox.send({ to: email, ...mail });
}

/** The mail that confirms an account, if it is not confirmed: with the link of the first mail. */
async function confirmationAgain(database: GameDatabase, origin: string, email: string) {
  const [row] = await database.rows(
    `update auth.users set confirmation_sent_at = now()
     where email = $1 and email_confirmed_at is null and confirmation_token is not null
     returning confirmation_token`,
    [email],
  );
  if (typeof row?.confirmation_token !== 'string') return null;
  return accountMails.confirmation(origin, row.confirmation_token);
}

async function compareDecoy(c: Context<Env>, database: GameDatabase) {
  const [row] = await database.rows(comparable, ['']);
  const url = new URL('/auth/v1/token?grant_type=password', c.req.url);
  await askAccounts(c, database, url, decoy(row?.email));
}

/** Their refresh tokens are gone with them, and their access tokens are refused from then on. Tries three times. */
async function endOtherSessions(c: Context<Env>, database: GameDatabase): Promise<boolean> {
  for (const pause of [0, 200, 1_000]) {
    await wait(pause);
    const { ok } = await askAccounts(
      c,
      database,
      new URL('/auth/v1/logout?scope=others', c.req.url),
      {},
    );
    if (ok) return true;
  }
  return false;
}

/** What a sign-up is answered with, in the shape of a user without a session. */
function newAccount(email: string) {
  const now = new Date().toISOString();
  return {
    id: randomUUID(),
    aud: 'authenticated',
    role: 'authenticated',
    email,
    confirmation_sent_at: now,
    app_metadata: { provider: 'email', providers: ['email'] },
    user_metadata: {},
    identities: [],
    created_at: now,
    updated_at: now,
  };
}

import type { AllowedRequests } from '@furlong/backend/allowed-requests';
import { type Context, Hono, type MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { except } from 'hono/combine';
import { compress } from 'hono/compress';
import type { Measures } from '../operator/measures.ts';
import type { GameDatabase } from '../shared/gameDatabase.ts';
import type { Outbox } from '../shared/outbox.ts';
import { refusal } from '../shared/refusal.ts';
import { refuseMalformedAccounts } from './accountBody.ts';
import { accounts } from './accounts.ts';
import { isSteward, refuseUnknownRequests } from './allowList.ts';
import { answerInTime } from './answerInTime.ts';
import type { App, Env } from './app.ts';
import { dressAnswers } from './dressAnswers.ts';
import { limitActions } from './limitActions.ts';
import { PasswordTurns } from './passwordTurns.ts';
import { queueRequests } from './queueRequests.ts';
import { type RateLimits, rateLimit } from './rateLimit.ts';
import { redactErrors } from './redactErrors.ts';
import { type RequestBody, readBody } from './requestBody.ts';
import { secondFactor } from './secondFactor/secondFactor.ts';
import { readBearer, refuseEndedSessions } from './sessions.ts';
import { SessionTokens } from './sessionTokens.ts';
import { keepIdentities, refuseSwitchedOff } from './switchedOff.ts';

/** The longest body that a player's request needs, in bytes. */
const longestBody = 64 * 1024;

/** What of a player's headers means something to the database; others could ask for more. */
const forwarded = ['apikey', 'accept'];

export interface ApiSettings {
  database: GameDatabase;
  /** Takes the mails that Supabase Lite does not send. */
  outbox: Outbox;
  /** Where Supabase Lite takes the site to be. */
  siteUrl: string;
  /** The origins by which the site is reached; mails lead to the one that was called. */
  own: readonly string[];
  /** What players may ask; who brings the secret key may ask anything. */
  allowed: AllowedRequests;
  secretKey: string;
  /** What the tokens of players are signed with. */
  jwtSecret: string;
  limits: RateLimits;
  measures: Measures;
}

/** Hands players' requests to the game's Supabase, after the checks that it leaves out. */
export function api(settings: ApiSettings): App {
  const { database, allowed, secretKey, jwtSecret, limits, measures } = settings;
  const passwords = new PasswordTurns();
  const tokens = new SessionTokens(settings);
  return new Hono<Env>().all(
    '/:service{rest|auth}/v1/*',
    bodyLimit({
      maxSize: longestBody,
      onError: () =>
        refusal(413, 'body_too_large', 'The request is longer than 64 kB.', {
          connection: 'close',
        }),
    }),
    compress(),
    except(
      isSteward(secretKey),
      answerHead,
      readBody,
      answerInTime(),
      refuseSwitchedOff,
      refuseUnknownRequests(allowed),
      refuseMalformedAccounts,
      readBearer(jwtSecret),
      rateLimit(limits),
      limitActions(limits),
      accounts({ ...settings, passwords }),
      dressAnswers(tokens),
      passwords.wait,
      queueRequests(database.concurrency, measures),
      refuseEndedSessions(database),
      keepIdentities(database),
      secondFactor({ ...settings, tokens }),
    ),
    (c) => forward(c, database),
  );
}

/** Scanners look at links in mails before their owner does: that neither counts nor uses them up. */
const answerHead: MiddlewareHandler<Env> = async (c, next) => {
  const isMailLink = c.req.method === 'HEAD' && c.req.path === '/auth/v1/verify';
  return isMailLink ? c.body(null, 200) : next();
};

async function forward(c: Context<Env>, database: GameDatabase): Promise<Response> {
  const { method, url } = c.req.raw;
  const signal = c.var.deadline ?? c.req.raw.signal;
  // Read whole before it waits for the database, so that a slow sender holds up nobody.
  const { headers, body } = c.var.body === undefined ? await whole(c) : readOf(c, c.var.body);
  const init = { method, headers, signal, ...(body !== null && { body }) };
  const answer = await database.fetch(new Request(url, init), c.var.address);
  const response = c.var.body === undefined ? answer : await redactErrors(answer);
  if (!response.headers.has('cache-control')) response.headers.set('cache-control', 'no-store');
  return response;
}

/** A steward's request as it came. */
async function whole({ req }: Context<Env>) {
  const body = await req.arrayBuffer();
  return { headers: req.raw.headers, body: body.byteLength > 0 ? body : null };
}

/** A player's request as it was read. */
function readOf({ req, var: { bearer } }: Context<Env>, body: RequestBody) {
  const headers = new Headers();
  if (bearer.authorization !== null) headers.set('authorization', bearer.authorization);
  for (const name of forwarded) {
    const value = req.header(name);
    if (value !== undefined) headers.set(name, value);
  }
  if (body !== null) headers.set('content-type', 'application/json');
  return { headers, body: body === null ? null : JSON.stringify(body) };
}

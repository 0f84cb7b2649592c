import type { Context, MiddlewareHandler } from 'hono';
import type { GameDatabase } from '../shared/gameDatabase.ts';
import { refusal } from '../shared/refusal.ts';
import type { Env } from './app.ts';
import { noSession, standingOf } from './standing.ts';

type Body = Readonly<Record<string, unknown>>;

/** What GoTrue can do and this game leaves switched off, with the code and status by which GoTrue says so. */
interface Off {
  method: string;
  path: RegExp;
  /** What of the query, or of the body, tells it from what is offered; left out where nothing is. */
  when?: (query: URLSearchParams, body: Body) => boolean;
  status: number;
  code: string;
  sentence: string;
}

const grant = (type: string) => (query: URLSearchParams) => query.get('grant_type') === type;
const byPhone = (_query: URLSearchParams, body: Body) => body.phone !== undefined;

const phone = { status: 422, code: 'phone_provider_disabled', sentence: 'Phone is not offered.' };
const provider = {
  status: 422,
  code: 'provider_disabled',
  sentence: 'Logins of other services are not offered.',
};
const otp = { status: 422, code: 'otp_disabled', sentence: 'Logins by a code are not offered.' };
const admin = { status: 403, code: 'not_admin', sentence: 'User not allowed' };

/** Each of them, as the README tells it. */
export const switchedOff: readonly Off[] = [
  { method: 'POST', path: /^\/(signup|otp|verify|resend)$/, when: byPhone, ...phone },
  { method: 'PUT', path: /^\/user$/, when: byPhone, ...phone },
  {
    method: 'POST',
    path: /^\/token$/,
    when: (query, body) => grant('password')(query) && body.phone !== undefined,
    ...phone,
  },
  {
    method: 'POST',
    path: /^\/resend$/,
    when: (_query, { type }) => type === 'sms' || type === 'phone_change',
    ...phone,
  },
  {
    method: 'POST',
    path: /^\/signup$/,
    when: (_query, body) => body.email === undefined,
    status: 422,
    code: 'anonymous_provider_disabled',
    sentence: 'Anonymous sign-ins are disabled',
  },
  { method: 'POST', path: /^\/(otp|magiclink)$/, ...otp },
  { method: 'POST', path: /^\/token$/, when: grant('id_token'), ...provider },
  {
    method: 'POST',
    path: /^\/token$/,
    when: grant('web3'),
    ...{ ...provider, code: 'web3_provider_disabled' },
  },
  {
    method: 'POST',
    path: /^\/token$/,
    when: grant('pkce'),
    status: 404,
    code: 'flow_state_not_found',
    sentence: 'invalid flow state, no valid flow state found',
  },
  { method: 'GET', path: /^\/authorize$/, ...provider },
  {
    method: 'POST',
    path: /^\/sso$/,
    status: 404,
    code: 'saml_provider_disabled',
    sentence: 'SAML 2.0 is disabled',
  },
  {
    method: 'GET',
    path: /^\/user\/identities\/authorize$/,
    status: 404,
    code: 'manual_linking_disabled',
    sentence: 'Manual linking is disabled',
  },
  { method: 'POST', path: /^\/(invite|admin\/.+)$/, ...admin },
  { method: 'GET', path: /^\/admin\/.+$/, ...admin },
  { method: 'PUT', path: /^\/admin\/.+$/, ...admin },
  { method: 'DELETE', path: /^\/admin\/.+$/, ...admin },
];

const service = '/auth/v1';

/** Refuses what is switched off by GoTrue's own codes, in the place of one that says nothing of it. */
export const refuseSwitchedOff: MiddlewareHandler<Env> = async ({ req, var: { body } }, next) => {
  if (!req.path.startsWith(`${service}/`)) return next();
  const path = req.path.slice(service.length);
  const query = new URL(req.url).searchParams;
  const found = switchedOff.find(
    (each) =>
      each.method === req.method &&
      each.path.test(path) &&
      (each.when?.(query, body ?? {}) ?? true),
  );
  return found === undefined ? next() : refusal(found.status, found.code, found.sentence);
};

const identity = /^\/auth\/v1\/user\/identities\/([^/]+)$/;

/** A login that is the only one is not taken away. There is never another: none can be linked. */
export function keepIdentities(database: GameDatabase): MiddlewareHandler<Env> {
  return async (c, next) => {
    const [, id = ''] = identity.exec(c.req.path) ?? [];
    if (id === '' || c.req.method !== 'DELETE') return next();
    return unlink(c, database, id);
  };
}

async function unlink(c: Context<Env>, database: GameDatabase, id: string): Promise<Response> {
  const standing = await standingOf(c, database);
  if (standing === null) return noSession();
  const [own] = await database.rows(
    'select 1 from auth.identities where user_id = $1 and id::text = $2',
    [standing.userId, id],
  );
  if (own === undefined) return refusal(422, 'identity_not_found', 'Identity does not exist');
  const sentence = 'User must have at least 1 identity after unlinking';
  return refusal(422, 'single_identity_not_deletable', sentence);
}

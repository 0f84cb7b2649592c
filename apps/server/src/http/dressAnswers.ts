import type { Context, MiddlewareHandler } from 'hono';
import type { Env } from './app.ts';
import { type Method, type SessionTokens, sessionOf } from './sessionTokens.ts';

/** Gives the account service's answers what GoTrue has in them: claims in tokens, factors in users. */
export function dressAnswers(tokens: SessionTokens): MiddlewareHandler<Env> {
  return async (c, next) => {
    await next();
    const { path } = c.req;
    if (!/^\/auth\/v1\/(token|verify|signup|user)$/.test(path)) return;
    const location = c.res.headers.get('location');
    if (location !== null) return dressLink(c, tokens, location);
    if (!c.res.ok || c.res.status === 204) return;
    const body: unknown = await c.res.clone().json();
    if (typeof body !== 'object' || body === null) return;
    const dressed =
      path === '/auth/v1/user'
        ? await dressUser(c, tokens, body)
        : await dressSession(c, tokens, body);
    if (dressed !== body) replace(c, dressed);
  };
}

/** A link of a mail leads to the site with a session in its fragment. */
async function dressLink(c: Context<Env>, tokens: SessionTokens, location: string) {
  const [place = '', fragment = ''] = location.split('#');
  const parts = new URLSearchParams(fragment);
  const token = parts.get('access_token');
  if (token === null) return;
  await noteOpened(c, tokens, token);
  parts.set('access_token', (await tokens.withClaims(token, {})).token);
  c.res.headers.set('location', `${place}#${parts}`);
}

async function dressUser(c: Context<Env>, tokens: SessionTokens, user: object) {
  const { sessionId } = c.var.bearer;
  return sessionId === null ? user : tokens.withFactors(sessionId, user);
}

async function dressSession(c: Context<Env>, tokens: SessionTokens, body: object) {
  if (!('access_token' in body) || typeof body.access_token !== 'string') return body;
  const user = 'user' in body && typeof body.user === 'object' ? (body.user ?? {}) : {};
  await noteOpened(c, tokens, body.access_token);
  const { token, factors } = await tokens.withClaims(body.access_token, user);
  return {
    ...body,
    access_token: token,
    user: { ...user, ...(factors.length > 0 && { factors }) },
  };
}

async function noteOpened(c: Context<Env>, tokens: SessionTokens, token: string) {
  const sessionId = sessionOf(token);
  await tokens.see(c, sessionId);
  const method = methodOf(c);
  if (method !== null) await tokens.note(sessionId, method);
}

/** How a request opens a session; null where it renews one. */
function methodOf({ req, var: { body } }: Context<Env>): Method | null {
  if (req.path === '/auth/v1/token') {
    return req.query('grant_type') === 'password' ? 'password' : null;
  }
  if (req.path === '/auth/v1/signup') return 'password';
  return (req.query('type') ?? body?.type) === 'recovery' ? 'recovery' : 'otp';
}

/** Puts another body into an answer. */
function replace(c: Context<Env>, body: object) {
  const { status, headers } = c.res;
  const kept = new Headers(headers);
  kept.delete('content-length');
  c.res = undefined;
  c.res = Response.json(body, { status, headers: kept });
}

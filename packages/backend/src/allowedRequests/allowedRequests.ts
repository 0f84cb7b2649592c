import type { UserIdentity } from '@supabase/supabase-js';
import { callableByPlayers, readingFunctions } from '../shared/callableFunctions.generated.ts';
import type { Backend } from '../shared/createBackend.ts';
import { createBackend } from '../shared/createBackend.ts';
import { requestForm, rowsAskedFor } from './requestForm.ts';
import { samples } from './samples.ts';

export { readingFunctions } from '../shared/callableFunctions.generated.ts';
export { nestedList } from './nestedList.ts';

/** Those by which a player acts. */
export const writingFunctions: readonly string[] = Object.keys(callableByPlayers).filter(
  (name) => !readingFunctions.includes(name),
);

type Body = Readonly<Record<string, unknown>>;

/**
 * The forms of the requests that the client sends, each with the most rows it asks for, and with the keys its
 * body can have and the kinds of their values: Supabase Lite fails on a value of another kind, instead of refusing it.
 */
export class AllowedRequests {
  readonly #members = new Map<string, Set<string>>();
  /** How many rows the client asks for at most, in each form. */
  readonly #rows = new Map<string, number>();

  get forms(): string[] {
    return [...this.#members.keys()].sort();
  }

  allow(method: string, url: URL, body: Body): void {
    const form = requestForm(method, url);
    this.#rows.set(form, Math.max(this.#rows.get(form) ?? 0, rowsAskedFor(url)));
    const nulls = Object.keys(body).map((key) => memberOf([key, null]));
    const members = [...nulls, ...Object.entries(body).map(memberOf)];
    this.#members.set(form, new Set([...(this.#members.get(form) ?? []), ...members]));
  }

  allows(method: string, url: URL, body: Body): boolean {
    const form = requestForm(method, url);
    const members = this.#members.get(form);
    return (
      members !== undefined &&
      rowsAskedFor(url) <= (this.#rows.get(form) ?? 0) &&
      Object.entries(body).every((member) => members.has(memberOf(member)))
    );
  }
}

/** What can be null at times can be so always. */
function memberOf([key, value]: [key: string, value: unknown]): string {
  if (value === null) return `${key}: null`;
  return `${key}: ${Array.isArray(value) ? 'list' : typeof value}`;
}

/**
 * Every request that a player's client can send: what is learnt by having it send samples, and plain calls of
 * all other functions that it may call; nothing goes over the network.
 *
 * @throws when a sample sends no request: it shows nothing.
 */
export async function allowedRequests(): Promise<AllowedRequests> {
  const allowed = new AllowedRequests();
  for (const call of [...samples, ...itself]) await record(allowed, call);
  for (const [name, kinds] of Object.entries(callableByPlayers)) {
    const path = `/rest/v1/rpc/${name}`;
    if (allowed.forms.some((form) => form.startsWith(`POST ${path}?`))) continue;
    allowed.allow('POST', new URL(path, recorded), bodyOf(kinds));
  }
  // With which a token could be checked: none, for they are signed with a secret.
  allowed.allow('GET', new URL('/auth/v1/.well-known/jwks.json', recorded), {});
  // Links in mails are followed by a browser.
  allowed.allow('GET', new URL('/auth/v1/verify?token&type&redirect_to', recorded), {});
  return allowed;
}

const recorded = 'http://recorded.example';

/** A body with a value of each kind. */
function bodyOf(kinds: Readonly<Record<string, keyof typeof exampleOf>>): Body {
  return Object.fromEntries(
    Object.entries(kinds).map(([argument, kind]) => [argument, exampleOf[kind]]),
  );
}

const exampleOf = { string: '', number: 0, boolean: true, list: [] };

const id = '00000000-0000-4000-8000-000000000000';
const email = 'owner@stables.example';

/**
 * What supabase-js sends of its own accord, or for who asks it for what the site does in another way: it renews a
 * session, asks whose a link's is, confirms by a code that was typed, and names factors as others do.
 */
const itself = [
  (backend: Backend) => backend.auth.refreshSession(),
  (backend: Backend) => backend.auth.getUser(),
  (backend: Backend) => backend.auth.verifyOtp({ email, token: '123456', type: 'signup' }),
  (backend: Backend) => backend.auth.verifyOtp({ token_hash: 'hash', type: 'email_change' }),
  (backend: Backend) => backend.auth.mfa.enroll({ factorType: 'totp' }),
  (backend: Backend) => backend.auth.mfa.enroll({ factorType: 'phone', phone: '1' }),
  (backend: Backend) => backend.auth.mfa.challenge({ factorId: id }),
  (backend: Backend) => backend.auth.mfa.verify({ factorId: id, challengeId: id, code: '123456' }),
  (backend: Backend) => backend.auth.mfa.recoveryCodes.generate({ friendlyName: 'Codes' }),
  (backend: Backend) => backend.auth.mfa.recoveryCodes.regenerate(),
  (backend: Backend) => backend.auth.updateUser({ data: {} }),
  (backend: Backend) => backend.auth.unlinkIdentity({ identity_id: id } as UserIdentity),
];

async function record(
  allowed: AllowedRequests,
  call: (backend: Backend) => Promise<unknown>,
): Promise<void> {
  let sent: string[] | null = null;
  const backend = createBackend({
    url: recorded,
    key: 'sb_publishable_recorded',
    fetch: async (input, init) => {
      const request = new Request(input, init);
      const url = new URL(request.url);
      const body = await request.text();
      if (sent !== null) {
        allowed.allow(request.method, url, body === '' ? {} : JSON.parse(body));
        sent.push(url.pathname);
      }
      return Response.json(url.pathname.startsWith('/auth/') ? session() : 'ok');
    },
  });
  await backend.auth.signInWithPassword({ email: 'a@stables.example', password: 'unchecked' });
  sent = [];
  // The answers fit no question, so that a call may well fail once it has asked.
  await call(backend).catch(() => undefined);
  await backend.auth.stopAutoRefresh();
  if (sent.length === 0) throw new Error(`A sample sends no request: ${call}.`);
}

function session() {
  return {
    access_token: 'access.token.recorded',
    refresh_token: 'refresh-token',
    token_type: 'bearer',
    expires_in: 3600,
    user: { id, user_metadata: {} },
  };
}

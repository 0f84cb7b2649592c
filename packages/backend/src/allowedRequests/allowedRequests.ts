import type { Backend } from '../shared/createBackend.ts';
import { createBackend } from '../shared/createBackend.ts';
import { requestForm } from './requestForm.ts';
import { samples } from './samples.ts';

/** The forms of the requests that the client sends, each with the keys its body can have. */
export class AllowedRequests {
  readonly #bodyKeys = new Map<string, Set<string>>();

  get forms(): string[] {
    return [...this.#bodyKeys.keys()].sort();
  }

  allow(method: string, url: URL, bodyKeys: readonly string[]): void {
    const form = requestForm(method, url);
    const keys = this.#bodyKeys.get(form) ?? [];
    this.#bodyKeys.set(form, new Set([...keys, ...bodyKeys]));
  }

  allows(method: string, url: URL, bodyKeys: readonly string[]): boolean {
    const keys = this.#bodyKeys.get(requestForm(method, url));
    return keys !== undefined && bodyKeys.every((key) => keys.has(key));
  }
}

/**
 * Every request that a player's client can send, learnt by having it send them: nothing goes over
 * the network.
 *
 * @throws when a sample sends no request: it shows nothing of its function.
 */
export async function allowedRequests(): Promise<AllowedRequests> {
  const allowed = new AllowedRequests();
  for (const [name, calls] of Object.entries({ ...samples, itself })) {
    for (const call of calls) await record(allowed, name, call);
  }
  // Links in mails are followed by a browser.
  const mailLink = new URL('/auth/v1/verify?token&type&redirect_to', 'http://recorded.example');
  allowed.allow('GET', mailLink, []);
  return allowed;
}

/**
 * What supabase-js sends of its own accord, to renew a session and to ask whose a link's is; and what
 * whoever follows a recovery link needs: a new password.
 */
const itself = [
  (backend: Backend) => backend.auth.refreshSession(),
  (backend: Backend) => backend.auth.getUser(),
  (backend: Backend) => backend.auth.updateUser({ password: 'unchecked' }),
];

async function record(
  allowed: AllowedRequests,
  name: string,
  call: (backend: Backend) => Promise<unknown>,
): Promise<void> {
  let recorded: string[] | null = null;
  const backend = createBackend({
    url: 'http://recorded.example',
    key: 'sb_publishable_recorded',
    fetch: async (input, init) => {
      const request = new Request(input, init);
      const url = new URL(request.url);
      const body = await request.text();
      const keys = body === '' ? [] : Object.keys(JSON.parse(body));
      if (recorded !== null) {
        allowed.allow(request.method, url, keys);
        recorded.push(url.pathname);
      }
      return Response.json(url.pathname.startsWith('/auth/') ? session() : 'ok');
    },
  });
  await backend.auth.signInWithPassword({ email: 'a@stables.example', password: 'unchecked' });
  recorded = [];
  // The answers fit no question, so that a call may well fail once it has asked.
  await call(backend).catch(() => undefined);
  await backend.auth.stopAutoRefresh();
  if (recorded.length === 0) throw new Error(`The sample of ${name} sends no request.`);
}

function session() {
  return {
    access_token: 'access.token.recorded',
    refresh_token: 'refresh-token',
    token_type: 'bearer',
    expires_in: 3600,
    user: { id: '00000000-0000-4000-8000-000000000000', user_metadata: {} },
  };
}

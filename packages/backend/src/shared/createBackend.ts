import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import type { Database } from './database.types.ts';
import { fetchTokensByLife } from './fetchTokensByLife.ts';
import { fetchWithRetryAfter } from './fetchWithRetryAfter.ts';

/** The typed client that every function of this package takes first. */
export type Backend = SupabaseClient<Database>;

/** Where the Supabase API of the game is. */
export interface BackendAddress {
  /** Origin of the Supabase API. */
  readonly url: string;
  /** The publishable key: it opens nothing that row-level security does not. */
  readonly key: string;
  readonly fetch?: typeof fetch;
  /**
   * Where the player's session is kept.
   * @default the browser's own, or as long as the page where that is forbidden
   */
  readonly storage?: SessionStorage;
}

/** What keeps a session: the three calls of the browser's `Storage`. */
type SessionStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** The player's side of the backend. Requests are not repeated behind the caller's back. */
export function createBackend({
  url,
  key,
  fetch = globalThis.fetch,
  storage,
}: BackendAddress): Backend {
  return createClient<Database>(url, key, {
    db: { retry: false },
    // Anybody can write a session of their own into an address: the site asks before it takes one.
    auth: {
      detectSessionInUrl: false,
      experimental: { recoveryCodes: true },
      ...(storage && { storage }),
    },
    global: { fetch: fetchTokensByLife(fetchWithRetryAfter(fetch)) },
  });
}

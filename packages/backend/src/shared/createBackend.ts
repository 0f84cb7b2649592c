import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import type { Database } from './database.types.ts';
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
}

/** The player's side of the backend. Requests are not repeated behind the caller's back. */
export function createBackend({ url, key, fetch = globalThis.fetch }: BackendAddress): Backend {
  return createClient<Database>(url, key, {
    db: { retry: false },
    // Anybody can write a session of their own into an address: the site asks before it takes one.
    auth: { detectSessionInUrl: false },
    global: { fetch: fetchWithRetryAfter(fetch) },
  });
}

import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import type { Database } from '../database.types.ts';

/** The stewards' client, which every function of this room takes first. */
export type StewardBackend = SupabaseClient<Database>;

/** The secret key belongs on a server: it opens everything. */
export function createStewardBackend({
  url,
  secretKey,
  fetch,
}: {
  readonly url: string;
  readonly secretKey: string;
  readonly fetch?: typeof globalThis.fetch;
}): StewardBackend {
  return createClient<Database>(url, secretKey, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    db: { retry: false },
    ...(fetch && { global: { fetch } }),
  });
}

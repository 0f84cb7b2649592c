import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import type { Database } from './database.types.ts';

/** The client with the secret key, which every function of this folder takes first. */
export type ServiceBackend = SupabaseClient<Database>;

/** The secret key belongs on a server: it opens everything. */
export function createServiceBackend({
  url,
  secretKey,
  fetch,
}: {
  readonly url: string;
  readonly secretKey: string;
  readonly fetch?: typeof globalThis.fetch;
}): ServiceBackend {
  return createClient<Database>(url, secretKey, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    db: { retry: false },
    ...(fetch && { global: { fetch } }),
  });
}

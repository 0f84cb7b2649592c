import type { AuthChangeEvent } from '@supabase/supabase-js';
import { toGameError } from '../shared/authErrors.ts';
import type { Backend } from '../shared/createBackend.ts';
import { type Account, toAccount } from './rows.ts';

/**
 * Calls back with the account, or null for a visitor: once for the session found at the start
 * ('INITIAL_SESSION') and at every change. Returns a function that ends it.
 */
export function onSession(
  backend: Backend,
  { changed }: { changed: (account: Account | null, event: AuthChangeEvent) => void },
): () => void {
  const { data } = backend.auth.onAuthStateChange((event, session) =>
    changed(session && toAccount(session.user), event),
  );
  return () => data.subscription.unsubscribe();
}

/**
 * Whose session a token belongs to; it changes nothing.
 * @throws GameError with the service's own sentence, 'offline', 'server_failed'
 */
export async function accountOfToken(
  backend: Backend,
  { accessToken }: { accessToken: string },
): Promise<Account> {
  const { data, error } = await backend.auth.getUser(accessToken);
  if (error) throw toGameError(error);
  return toAccount(data.user);
}

import { isAuthRetryableFetchError } from '@supabase/supabase-js';
import type { Backend } from '../shared/createBackend.ts';
import { type SignedIn, toSignedIn } from './rows.ts';

/**
 * Calls back with the account, or null for a visitor: once for the session found at the start, and
 * at every sign-in, refresh, recovery and sign-out of this tab and of others. `unreachable` is called
 * where a session is kept, and the account service does not answer whether it still holds. Returns a
 * function that ends it.
 */
export function onSession(
  backend: Backend,
  {
    changed,
    unreachable,
  }: { changed: (account: SignedIn | null) => void; unreachable: () => void },
): () => void {
  const { data } = backend.auth.onAuthStateChange((event, session) => {
    if (session !== null || event !== 'INITIAL_SESSION') {
      changed(session && toSignedIn(session));
      return;
    }
    // Nothing is told of why there is none. Asked after this call, which holds the session's lock.
    setTimeout(async () => {
      const { data, error } = await backend.auth.getSession();
      if (isAuthRetryableFetchError(error)) unreachable();
      else changed(data.session && toSignedIn(data.session));
    });
  });
  return () => data.subscription.unsubscribe();
}

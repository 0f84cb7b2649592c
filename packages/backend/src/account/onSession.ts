import type { Backend } from '../shared/createBackend.ts';
import { type Account, toAccount } from './rows.ts';

/**
 * Calls back with the account, or null for a visitor: once for the session found at the start, and
 * at every sign-in, refresh, recovery and sign-out of this tab and of others. Returns a function
 * that ends it.
 */
export function onSession(
  backend: Backend,
  { changed }: { changed: (account: Account | null) => void },
): () => void {
  const { data } = backend.auth.onAuthStateChange((_event, session) =>
    changed(session && toAccount(session.user)),
  );
  return () => data.subscription.unsubscribe();
}

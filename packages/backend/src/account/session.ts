import type { AuthChangeEvent, Session } from '@supabase/supabase-js';
import type { Backend } from '../backend.ts';
import { GameError } from '../errors/gameError.ts';
import { accountRefusal } from './accountRefusal.ts';

/** Who is signed in, as the account itself says. */
export interface Account {
  readonly userId: string;
  readonly email: string;
  /** Empty if the account has none. */
  readonly fullName: string;
  /** As asked for at sign-up; the stable itself may have been given one like it. */
  readonly stableName: string;
}

/**
 * Calls back with the account, or null for a visitor: once for the session found at the start
 * ('INITIAL_SESSION') and at every change. Answers how to end it.
 */
export function onSession(
  backend: Backend,
  { changed }: { changed: (account: Account | null, event: AuthChangeEvent) => void },
): () => void {
  const { data } = backend.auth.onAuthStateChange((event, session) =>
    changed(session && accountOf(session), event),
  );
  return () => data.subscription.unsubscribe();
}

/** The id of the player signed in. @throws GameError 'not_signed_in' */
export async function playerId(backend: Backend): Promise<string> {
  const { data, error } = await backend.auth.getSession();
  if (error) throw accountRefusal(error);
  if (!data.session) throw new GameError('not_signed_in');
  return data.session.user.id;
}

/** The account that a session is of. */
export function accountOf({ user }: Session): Account {
  const { full_name: fullName, stable_name: stableName } = user.user_metadata;
  return {
    userId: user.id,
    email: user.email ?? '',
    fullName: typeof fullName === 'string' ? fullName : '',
    stableName: typeof stableName === 'string' ? stableName : '',
  };
}

import type { AuthChangeEvent, AuthError, Session } from '@supabase/supabase-js';
import type { Backend } from '../backend.ts';
import { GameError } from '../errors/gameError.ts';
import { stableNameAvailable } from '../stables/stables.ts';

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
 * Makes an account; the database makes its stable. Answers whether the address must be confirmed by
 * e-mail before the first sign-in.
 * @throws GameError 'stable_name_taken', 'stable_name_invalid'; else with the service's own sentence
 */
export async function signUp(
  backend: Backend,
  wish: { fullName: string; stableName: string; email: string; password: string },
): Promise<{ confirmationNeeded: boolean }> {
  const availability = await stableNameAvailable(backend, { name: wish.stableName });
  if (availability !== 'ok') throw new GameError(availability);
  const { data, error } = await backend.auth.signUp({
    email: wish.email,
    password: wish.password,
    options: { data: { full_name: wish.fullName.trim(), stable_name: wish.stableName.trim() } },
  });
  if (error) throw refusal(error);
  return { confirmationNeeded: data.session === null };
}

/** @throws GameError with the service's own sentence, 'offline', 'server_failed' */
export async function signIn(
  backend: Backend,
  { email, password }: { email: string; password: string },
): Promise<Account> {
  const { data, error } = await backend.auth.signInWithPassword({ email, password });
  if (error) throw refusal(error);
  return accountOf(data.session);
}

/** Ends the session on this device. The local session is gone even if the service was not reached. */
export async function signOut(backend: Backend): Promise<void> {
  const { error } = await backend.auth.signOut({ scope: 'local' });
  if (error) throw refusal(error);
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
  if (error) throw refusal(error);
  if (!data.session) throw new GameError('not_signed_in');
  return data.session.user.id;
}

function accountOf({ user }: Session): Account {
  const { full_name: fullName, stable_name: stableName } = user.user_metadata;
  return {
    userId: user.id,
    email: user.email ?? '',
    fullName: typeof fullName === 'string' ? fullName : '',
    stableName: typeof stableName === 'string' ? stableName : '',
  };
}

/** Status 0 is a fetch that failed; an answer that was no JSON has no status at all. */
function refusal(error: AuthError): GameError {
  if (error.status === 0) return new GameError('offline', undefined, error);
  if (error.status === undefined || error.status >= 500) {
    return new GameError('server_failed', undefined, error);
  }
  if (error.status === 429) return new GameError('too_many_requests', undefined, error);
  return new GameError('bad_request', error.message, error);
}

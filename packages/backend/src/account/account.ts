import type { Backend } from '../backend.ts';
import { GameError } from '../errors/gameError.ts';
import { stableNameAvailable } from '../stables/stables.ts';
import { accountRefusal } from './accountRefusal.ts';
import { type Account, accountOf } from './session.ts';

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
  if (error) throw accountRefusal(error);
  return { confirmationNeeded: data.session === null };
}

/** @throws GameError with the service's own sentence, 'offline', 'server_failed' */
export async function signIn(
  backend: Backend,
  { email, password }: { email: string; password: string },
): Promise<Account> {
  const { data, error } = await backend.auth.signInWithPassword({ email, password });
  if (error) throw accountRefusal(error);
  return accountOf(data.session);
}

/** Ends the session on this device. The local session is gone even if the service was not reached. */
export async function signOut(backend: Backend): Promise<void> {
  const { error } = await backend.auth.signOut({ scope: 'local' });
  if (error) throw accountRefusal(error);
}

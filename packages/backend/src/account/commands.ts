import type { Backend } from '../shared/createBackend.ts';
import { GameError } from '../shared/gameError.ts';
import { toGameError } from '../shared/toGameError.ts';
import { stableNameAvailable } from '../stables/queries.ts';
import { type Account, toAccount } from './rows.ts';

/**
 * Makes an account; the database makes its stable. Returns whether the address must be confirmed by
 * e-mail before the first sign-in.
 * @throws GameError 'stable_name_taken', 'stable_name_invalid'; else with the service's own sentence
 */
export async function signUp(
  backend: Backend,
  {
    fullName,
    stableName,
    email,
    password,
  }: { fullName: string; stableName: string; email: string; password: string },
): Promise<{ confirmationNeeded: boolean }> {
  const availability = await stableNameAvailable(backend, { name: stableName });
  if (availability !== 'ok') throw new GameError(availability);
  const { data, error } = await backend.auth.signUp({
    email,
    password,
    options: { data: { full_name: fullName.trim(), stable_name: stableName.trim() } },
  });
  if (error) throw toGameError(error);
  return { confirmationNeeded: data.session === null };
}

/** @throws GameError with the service's own sentence, 'offline', 'server_failed' */
export async function signIn(
  backend: Backend,
  { email, password }: { email: string; password: string },
): Promise<Account> {
  const { data, error } = await backend.auth.signInWithPassword({ email, password });
  if (error) throw toGameError(error);
  return toAccount(data.session);
}

/** Ends the session on this device. The local session is gone even if the service was not reached. */
export async function signOut(backend: Backend): Promise<void> {
  const { error } = await backend.auth.signOut({ scope: 'local' });
  if (error) throw toGameError(error);
}

import { nameLengths, normalName } from '@furlong/game/rules';
import { toGameError } from '../shared/authErrors.ts';
import type { Backend } from '../shared/createBackend.ts';
import { GameError } from '../shared/gameError.ts';
import { stableNameAvailable } from '../stables/queries.ts';
import { type Account, type SignedIn, toAccount, toSignedIn } from './rows.ts';

/** What the account service says of an address that has an account, or has none. */
const tellsOfAccount = ['user_already_exists', 'email_exists', 'user_not_found'];

/** The statuses with which the account service says that a session is none. */
const sessionRefusals: readonly (number | undefined)[] = [400, 401, 403, 404];

/** Known to this page alone: who mistyped the address may have the stable's name with the right one. */
const registration = [...crypto.getRandomValues(new Uint8Array(16))].join('.');

/**
 * Makes an account; the database makes its stable. Returns whether the address must be confirmed by
 * e-mail before the first sign-in. An address that has an account is answered like a new one.
 * @throws GameError 'owner_name_invalid', 'stable_name_invalid', 'stable_name_taken', 'weak_password',
 *   'email_invalid', 'too_many_requests'; else with the service's own sentence
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
  if (normalName(fullName, nameLengths.owner) === null) throw new GameError('owner_name_invalid');
  const availability = await stableNameAvailable(backend, { name: stableName, registration });
  if (availability !== 'ok') throw new GameError(availability);
  const { data, error } = await backend.auth.signUp({
    email,
    password,
    options: {
      data: { full_name: fullName.trim(), stable_name: stableName.trim(), registration },
    },
  });
  if (error && !tellsOfAccount.includes(error.code ?? '')) throw toGameError(error);
  return { confirmationNeeded: data.session === null };
}

/**
 * Sends the confirmation mail again, if the address waits for one; whether it does is not told.
 * @throws GameError 'too_many_requests', 'email_invalid', 'offline', 'server_failed'
 */
export async function resendConfirmation(
  backend: Backend,
  { email }: { email: string },
): Promise<void> {
  const { error } = await backend.auth.resend({ type: 'signup', email });
  if (error && !tellsOfAccount.includes(error.code ?? '')) throw toGameError(error);
}

/**
 * Sends a link to a new password, if the address has an account; whether it has is not told.
 * @throws GameError 'too_many_requests', 'email_invalid', 'offline', 'server_failed'
 */
export async function requestRecovery(
  backend: Backend,
  { email }: { email: string },
): Promise<void> {
  const { error } = await backend.auth.resetPasswordForEmail(email);
  if (error && !tellsOfAccount.includes(error.code ?? '')) throw toGameError(error);
}

/**
 * Signs in, in full or as far as a password goes: `awaitsCode` where the account has a second factor.
 * @throws GameError 'login_refused', 'too_many_requests', 'offline', 'server_failed'
 */
export async function signIn(
  backend: Backend,
  { email, password }: { email: string; password: string },
): Promise<SignedIn> {
  const { data, error } = await backend.auth.signInWithPassword({ email, password });
  if (error) throw toGameError(error);
  return toSignedIn(data.session);
}

/**
 * Takes over the session that the link of a mail brought.
 * @throws GameError with the service's own sentence, 'offline', 'server_failed'
 */
export async function openSession(
  backend: Backend,
  { accessToken, refreshToken }: { accessToken: string; refreshToken: string },
): Promise<Account> {
  const { data, error } = await backend.auth.setSession({
    access_token: accessToken,
    refresh_token: refreshToken,
  });
  if (error) throw toGameError(error);
  if (data.user === null) throw new GameError('server_failed');
  return toAccount(data.user);
}

/**
 * Changes the password of who is signed in. A session that is older than a quarter of an hour names the one before,
 * or the code of a mail. The service ends the account's other sessions.
 * @throws GameError 'weak_password', 'same_password', 'reauthentication_needed', 'reauthentication_not_valid',
 *   'current_password_invalid', 'second_factor_needed', 'too_many_requests', 'offline', 'server_failed'
 */
export async function changePassword(
  backend: Backend,
  { password, current, code }: { password: string; current?: string; code?: string },
): Promise<void> {
  const { error } = await backend.auth.updateUser({
    password,
    ...(current !== undefined && { current_password: current }),
    ...(code !== undefined && { nonce: code.replace(/\s/g, '') }),
  });
  if (error) throw toGameError(error);
}

/**
 * Asks for a new token after one was refused: it has run out by the server's clock, or its session
 * has ended elsewhere. An ended session is dropped on this device.
 * @throws GameError 'offline', 'server_failed', 'too_many_requests': then the session is kept
 */
export async function renewSession(backend: Backend): Promise<'renewed' | 'ended' | 'none'> {
  const kept = await backend.auth.getSession();
  if (kept.data.session === null && kept.error === null) return 'none';
  const { error } = await backend.auth.refreshSession();
  if (error === null) return 'renewed';
  if (!sessionRefusals.includes(error.status)) throw toGameError(error);
  await backend.auth.signOut({ scope: 'local' });
  return 'ended';
}

/** Ends the session on this device. The local session is gone even if the service was not reached. */
export async function signOut(backend: Backend): Promise<void> {
  const { error } = await backend.auth.signOut({ scope: 'local' });
  // A token that had run out, and that cannot be renewed, is gone as well.
  if (error && !sessionRefusals.includes(error.status)) throw toGameError(error);
}

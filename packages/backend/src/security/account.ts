import type { User } from '@supabase/supabase-js';
import { toGameError } from '../shared/authErrors.ts';
import type { Backend } from '../shared/createBackend.ts';
import { GameError } from '../shared/gameError.ts';

/** An authenticator app that a login asks for. */
export interface Factor {
  readonly id: string;
  readonly name: string;
  readonly since: number;
}

/** A way in: a password for an address, or the login of another service. */
export interface Identity {
  readonly id: string;
  readonly provider: string;
  readonly email: string;
}

/** What the account service knows of the player. */
export interface Security {
  readonly email: string;
  /** The address that waits to be confirmed at both ends; null for none. */
  readonly newEmail: string | null;
  readonly factors: readonly Factor[];
  /** Whether there are recovery codes. */
  readonly hasRecoveryCodes: boolean;
  readonly identities: readonly Identity[];
}

/** @throws GameError 'not_signed_in', 'offline', 'server_failed' */
export async function mySecurity(backend: Backend): Promise<Security> {
  const { data, error } = await backend.auth.getUser();
  if (error) throw toGameError(error);
  return toSecurity(data.user);
}

function toSecurity({ email = '', new_email, factors = [], identities = [] }: User): Security {
  const verified = factors.filter(({ status }) => status === 'verified');
  return {
    email,
    newEmail: new_email ?? null,
    factors: verified
      .filter(({ factor_type }) => factor_type === 'totp')
      .map((factor) => ({
        id: factor.id,
        name: factor.friendly_name ?? '',
        since: Date.parse(factor.created_at),
      })),
    hasRecoveryCodes: verified.some(({ factor_type }) => factor_type === 'recovery_code'),
    identities: identities.map(({ identity_id, provider, identity_data }) => ({
      id: identity_id,
      provider,
      email: typeof identity_data?.email === 'string' ? identity_data.email : '',
    })),
  };
}

/**
 * Asks for another address: both mailboxes are sent a link, and it is changed once each was followed. Whether the
 * address has an account is not told.
 * @throws GameError 'email_invalid', 'second_factor_needed', 'too_many_requests', 'offline', 'server_failed'
 */
export async function requestEmailChange(
  backend: Backend,
  { email }: { email: string },
): Promise<Security> {
  const { data, error } = await backend.auth.updateUser({ email });
  if (error) throw toGameError(error);
  return toSecurity(data.user);
}

/**
 * Sends a code to the account's address, by which a new password can be set without the old one.
 * @throws GameError 'too_many_requests', 'offline', 'server_failed'
 */
export async function requestCode(backend: Backend): Promise<void> {
  const { error } = await backend.auth.reauthenticate();
  if (error) throw toGameError(error);
}

/**
 * Logs in again where one is: the session is a fresh one from then on, in the place of the one before.
 * @throws GameError 'login_refused', 'too_many_requests', 'offline', 'server_failed'
 */
export async function confirmPassword(
  backend: Backend,
  { password }: { password: string },
): Promise<void> {
  const before = await backend.auth.getSession();
  const session = before.data.session;
  if (before.error) throw toGameError(before.error);
  if (session === null) throw new GameError('not_signed_in');
  const { email = '' } = session.user;
  const { error } = await backend.auth.signInWithPassword({ email, password });
  if (error) throw toGameError(error);
  // One that cannot be ended now is in the list of sessions, and can be there.
  await backend.auth.admin.signOut(session.access_token, 'local');
}

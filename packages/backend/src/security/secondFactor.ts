import { toGameError } from '../shared/authErrors.ts';
import type { Backend } from '../shared/createBackend.ts';

/** A second factor that waits for its first code. */
export interface Enrolment {
  readonly id: string;
  /** A picture of `uri` that an app reads, as the address of an image. */
  readonly picture: string;
  /** What is typed into an app that reads no picture. */
  readonly secret: string;
  readonly uri: string;
}

/**
 * Begins with a second factor: an authenticator app. It counts once its first code was shown.
 * @throws GameError 'reauthentication_needed', 'second_factor_needed', 'mfa_factor_name_conflict',
 *   'too_many_enrolled_mfa_factors', 'offline', 'server_failed'
 */
export async function enrollFactor(
  backend: Backend,
  { name }: { name: string },
): Promise<Enrolment> {
  const { data, error } = await backend.auth.mfa.enroll({
    factorType: 'totp',
    friendlyName: name,
    issuer: 'Furlong',
  });
  if (error) throw toGameError(error);
  const { qr_code, secret, uri } = data.totp;
  // What the client puts before the picture leaves its marks as they are: not every browser reads that.
  const [, svg = ''] = qr_code.split('data:image/svg+xml;utf-8,');
  return {
    id: data.id,
    picture: `data:image/svg+xml,${encodeURIComponent(svg)}`,
    secret,
    uri,
  };
}

/**
 * Shows a code of a factor, of a new one the first: then a login asks for one, and sessions without have ended.
 * @throws GameError 'mfa_verification_failed', 'mfa_challenge_expired', 'mfa_factor_not_found',
 *   'too_many_requests', 'offline', 'server_failed'
 */
export async function confirmFactor(
  backend: Backend,
  { factorId, code }: { factorId: string; code: string },
): Promise<void> {
  const typed = code.replace(/\s/g, '');
  const { error } = await backend.auth.mfa.challengeAndVerify({ factorId, code: typed });
  if (error) throw toGameError(error);
}

/**
 * Removes a factor. It needs a code of the last quarter of an hour.
 * @throws GameError 'reauthentication_needed', 'second_factor_needed', 'mfa_factor_not_found', 'offline',
 *   'server_failed'
 */
export async function removeFactor(
  backend: Backend,
  { factorId }: { factorId: string },
): Promise<void> {
  const { error } = await backend.auth.mfa.unenroll({ factorId });
  if (error) throw toGameError(error);
  // What the session has shown is in its token.
  await backend.auth.refreshSession();
}

/**
 * New recovery codes, in the place of those before: told this once.
 * @throws GameError 'reauthentication_needed', 'second_factor_needed', 'mfa_recovery_codes_sole_factor', 'offline',
 *   'server_failed'
 */
export async function makeRecoveryCodes(backend: Backend): Promise<readonly string[]> {
  const { recoveryCodes } = backend.auth.mfa;
  const made = await recoveryCodes.generate();
  if (made.error === null) return made.data.codes;
  if (made.error.code !== 'mfa_verified_factor_exists') throw toGameError(made.error);
  const { data, error } = await recoveryCodes.regenerate();
  if (error) throw toGameError(error);
  return data.codes;
}

/**
 * How many recovery codes are left, of how many; null where there are none.
 * @throws GameError 'offline', 'server_failed'
 */
export async function myRecoveryCodes(
  backend: Backend,
): Promise<{ remaining: number; total: number } | null> {
  const { data, error } = await backend.auth.mfa.recoveryCodes.getStatus();
  if (error?.code === 'mfa_factor_not_found') return null;
  if (error) throw toGameError(error);
  return { remaining: data.remaining, total: data.total };
}

/**
 * Takes the recovery codes away.
 * @throws GameError 'reauthentication_needed', 'second_factor_needed', 'mfa_factor_not_found', 'offline',
 *   'server_failed'
 */
export async function removeRecoveryCodes(backend: Backend): Promise<void> {
  const { error } = await backend.auth.mfa.recoveryCodes.unenroll();
  if (error) throw toGameError(error);
}

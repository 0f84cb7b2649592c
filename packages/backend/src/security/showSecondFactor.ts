import { type Account, toAccount } from '../account/rows.ts';
import { toGameError } from '../shared/authErrors.ts';
import type { Backend } from '../shared/createBackend.ts';
import { GameError } from '../shared/gameError.ts';

/** What an authenticator app shows; everything else is a recovery code. */
const appCode = /^\d{6}$/;

/**
 * Shows the second factor of an account that was signed in to by its password: a code of the authenticator app, or
 * one of the recovery codes, of which each is taken once.
 * @throws GameError 'mfa_verification_failed', 'mfa_factor_not_found', 'session_not_found', 'too_many_requests',
 *   'offline', 'server_failed'
 */
export async function showSecondFactor(
  backend: Backend,
  { code }: { code: string },
): Promise<Account> {
  const typed = code.replace(/\s/g, '');
  const { mfa } = backend.auth;
  if (!appCode.test(typed)) {
    const { data, error } = await mfa.recoveryCodes.verify({ code: typed });
    if (error) throw toGameError(error);
    return toAccount(data.user);
  }
  const { data, error } = await backend.auth.getSession();
  if (error) throw toGameError(error);
  const apps = (data.session?.user.factors ?? []).filter(
    ({ factor_type, status }) => factor_type === 'totp' && status === 'verified',
  );
  let refused = new GameError('mfa_factor_not_found');
  for (const { id } of apps) {
    const answer = await mfa.challengeAndVerify({ factorId: id, code: typed });
    if (answer.error === null) return toAccount(answer.data.user);
    refused = toGameError(answer.error);
    if (refused.code !== 'mfa_verification_failed') break;
  }
  throw refused;
}

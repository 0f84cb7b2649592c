import { gameErrors, isGameErrorCode } from '@furlong/game/rules';
import {
  type AuthError,
  isAuthSessionMissingError,
  isAuthWeakPasswordError,
} from '@supabase/supabase-js';
import { GameError, tooManyRequests } from './gameError.ts';

/** Whether an account exists, or waits for its confirmation, is nobody else's business. */
const loginRefusals = ['invalid_credentials', 'email_not_confirmed', 'user_not_found'];

/**
 * What the account service refused. Its own sentence is kept where it gave one and the game knows no
 * better. Status 0 is a fetch that failed; a response that was no JSON has no status at all.
 */
export function toGameError(error: AuthError): GameError {
  const { status, code = '', message } = error;
  // The client says so without a code, whoever has found that it is missing.
  if (isAuthSessionMissingError(error)) return new GameError('session_not_found', undefined, error);
  if (status === 0) return new GameError('offline', undefined, error);
  if (status === undefined || status >= 500) {
    return new GameError('server_failed', undefined, error);
  }
  if (status === 429) return tooManyRequests(error);
  if (loginRefusals.includes(code)) return new GameError('login_refused', undefined, error);
  if (code === 'same_password') return new GameError('same_password', undefined, error);
  if (isAuthWeakPasswordError(error)) {
    return new GameError('weak_password', weakPassword(error), error);
  }
  // An address of the wrong format has no code of its own.
  if (code === 'email_address_invalid' || /validate email address/i.test(message)) {
    return new GameError('email_invalid', undefined, error);
  }
  if (code === 'insufficient_aal') return new GameError('second_factor_needed', undefined, error);
  if (isGameErrorCode(code)) return new GameError(code, undefined, error);
  return new GameError('bad_request', message, error);
}

const weaknesses = new Map([
  ['length', 'it is too short'],
  ['characters', 'it has too few kinds of characters'],
  ['pwned', 'it is known from a leak'],
]);

/** The reasons in our words, then what the service asks for in its own. */
function weakPassword({ reasons, message }: { reasons: string[]; message: string }): string {
  const why = reasons.flatMap((reason) => weaknesses.get(reason) ?? []).join(', and ');
  const verdict = gameErrors.weak_password.replace(/\.$/, why === '' ? '.' : `: ${why}.`);
  return `${verdict} ${message}`.trim();
}

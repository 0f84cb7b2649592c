import { type GameErrorCode, isGameErrorCode } from '@furlong/game/rules';
import { formatDuration } from '../format/time.ts';

/** The stable code that a refusal carries, or null for an error that nobody foresaw. */
export function errorCodeOf(error: unknown): GameErrorCode | null {
  if (!(error instanceof Error) || !('code' in error)) return null;
  const { code } = error;
  return typeof code === 'string' && isGameErrorCode(code) ? code : null;
}

/** Whole seconds for which the server wants to be left alone, or null where it did not say. */
export function retryAfterOf(error: unknown): number | null {
  if (!(error instanceof Error) || !('retryAfter' in error)) return null;
  return typeof error.retryAfter === 'number' ? error.retryAfter : null;
}

/** What a player reads when something went wrong. */
export function errorMessage(error: unknown): string {
  const wait = retryAfterOf(error);
  if (wait !== null) {
    return `Too many attempts in a short time. Please wait ${formatDuration(wait)} and try again.`;
  }
  return error instanceof Error && errorCodeOf(error) !== null
    ? error.message
    : 'An unexpected error occurred';
}

/** Whether a repeat may succeed: the server was not reached, or failed. */
export function isRetryable(error: unknown): boolean {
  const code = errorCodeOf(error);
  return code === null || code === 'offline' || code === 'server_failed';
}

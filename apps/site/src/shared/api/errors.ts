import { type GameErrorCode, isGameErrorCode } from '@furlong/game/rules';

/** The stable code that a refusal carries, or null for an error that nobody foresaw. */
export function errorCodeOf(error: unknown): GameErrorCode | null {
  if (!(error instanceof Error) || !('code' in error)) return null;
  const { code } = error;
  return typeof code === 'string' && isGameErrorCode(code) ? code : null;
}

/** What a player reads when something went wrong. */
export function errorMessage(error: unknown): string {
  return error instanceof Error && errorCodeOf(error) !== null
    ? error.message
    : 'An unexpected error occurred';
}

/** Whether a repeat may succeed: the server was not reached, or failed. */
export function isRetryable(error: unknown): boolean {
  const code = errorCodeOf(error);
  return code === null || code === 'offline' || code === 'server_failed';
}

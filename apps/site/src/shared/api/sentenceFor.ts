import { type GameErrorCode, isGameErrorCode } from '@furlong/game';

/** The stable code that a refusal carries, or null for an error that nobody foresaw. */
export function codeOf(error: unknown): GameErrorCode | null {
  if (!(error instanceof Error) || !('code' in error)) return null;
  const { code } = error;
  return typeof code === 'string' && isGameErrorCode(code) ? code : null;
}

/** What a player reads when something went wrong. */
export function sentenceFor(error: unknown): string {
  return error instanceof Error && codeOf(error) !== null
    ? error.message
    : 'An unexpected error occurred';
}

/** Whether the same question may be answered the next time: nobody answered, or the server stumbled. */
export function worthAskingAgain(error: unknown): boolean {
  const code = codeOf(error);
  return code === null || code === 'offline' || code === 'server_failed';
}

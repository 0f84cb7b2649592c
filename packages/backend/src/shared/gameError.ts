import { type GameErrorCode, gameErrors } from '@furlong/game/rules';

/** A refusal or a failure, with the code that the game knows it by. */
export class GameError extends Error {
  override readonly name = 'GameError';
  readonly code: GameErrorCode;
  /** Whole seconds after which a repeat may be taken; null where nobody said so. */
  readonly retryAfter: number | null;

  /** `message` is the game's sentence for the code unless the account service gave its own. */
  constructor(
    code: GameErrorCode,
    message: string = gameErrors[code],
    cause?: unknown,
    retryAfter: number | null = null,
  ) {
    super(message, { cause });
    this.code = code;
    this.retryAfter = retryAfter;
  }
}

/** What a response of `fetchWithRetryAfter` with the status 429 means. */
export function tooManyRequests(error: { readonly message: string }): GameError {
  const retryAfter = /^\d+$/.test(error.message) ? Number(error.message) : null;
  return new GameError('too_many_requests', undefined, error, retryAfter);
}

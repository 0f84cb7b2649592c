import { type GameErrorCode, gameErrors } from '@furlong/game/rules';

/** A refusal or a failure, with the code that the game knows it by. */
export class GameError extends Error {
  override readonly name = 'GameError';
  readonly code: GameErrorCode;

  /** `message` is the game's sentence for the code unless the account service gave its own. */
  constructor(code: GameErrorCode, message: string = gameErrors[code], cause?: unknown) {
    super(message, { cause });
    this.code = code;
  }
}

import { accountErrors } from './errors/accountErrors.ts';
import { communityErrors } from './errors/communityErrors.ts';
import { marketErrors } from './errors/marketErrors.ts';
import { raceErrors } from './errors/raceErrors.ts';
import { requestErrors } from './errors/requestErrors.ts';
import { stableErrors } from './errors/stableErrors.ts';

const sentences = {
  ...raceErrors,
  ...stableErrors,
  ...marketErrors,
  ...communityErrors,
  ...accountErrors,
  ...requestErrors,
};

/** Every reason for which the game can refuse a player, or fail one. */
export type GameErrorCode = keyof typeof sentences;

/** The sentence a player reads: what happened and, where there is one, the way out. */
export const gameErrors: Readonly<Record<GameErrorCode, string>> = sentences;

/** True if the text is one of the game's error codes. */
export function isGameErrorCode(text: string): text is GameErrorCode {
  return Object.hasOwn(gameErrors, text);
}

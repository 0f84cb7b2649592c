import type { GameErrorCode } from '../errors.ts';
import type { AtWork } from '../horses/energy.ts';
import type { Programme } from './programmes.ts';

export interface HorseToSend {
  /** The training session that it is at, or null. */
  readonly atWork: AtWork | null;
  /** When the entries close of the race that it is entered for, in ms since 1970, or null for none. */
  readonly runsAfter: number | null;
}

/**
 * The first reason why a session that starts at `now` (ms since 1970) would be refused, or null if it
 * would be taken. A race's card is made when its entries close, of the horse as its work has left it.
 */
export function sessionRefusal(
  horse: HorseToSend,
  { price, durationMs }: Pick<Programme, 'price' | 'durationMs'>,
  credits: number,
  now: number,
): GameErrorCode | null {
  if (horse.atWork !== null) return 'horse_at_work';
  if (horse.runsAfter !== null && horse.runsAfter < now + durationMs) return 'horse_runs_first';
  return credits < price ? 'too_few_credits' : null;
}

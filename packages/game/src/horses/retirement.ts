import type { GameErrorCode } from '../errors.ts';

export interface HorseToRetire {
  /** It is entered for a race that is not settled. */
  readonly entered: boolean;
  /** It is at a training session. */
  readonly atWork: boolean;
  /** It is offered in the sales ring. */
  readonly forSale: boolean;
  /** How many horses of its stable are not retired, itself included. */
  readonly stabled: number;
}

/** The first reason why a horse's retirement would be refused, or null if it would be taken. */
export function retirementRefusal({
  entered,
  atWork,
  forSale,
  stabled,
}: HorseToRetire): GameErrorCode | null {
  if (entered) return 'retires_after_race';
  if (atWork) return 'retires_after_work';
  if (forSale) return 'horse_for_sale';
  return stabled < 2 ? 'last_horse' : null;
}

import type { Race as EarlierRace } from '../furlong2/race.ts';

/** What is the same for all runners. */
export interface Race extends EarlierRace {
  /** The share of a lane's ground on bends that tells. */
  readonly lanes: number;
}

import type { Bends } from './bends.ts';
import type { Plan } from './plan.ts';
import type { Runner } from './runner.ts';

/** What is the same for all runners. */
export interface Race {
  /** Metres. */
  readonly distance: number;
  readonly plan: Plan;
  readonly bends: Bends;
  /** Metres from the rail to the outer fence. */
  readonly width: number;
  /** Mean form of the field, luck of the day included. */
  readonly fieldForm: number;
  /** In the order of the draw. */
  readonly field: readonly Runner[];
  /** Leader first, as they were at the beginning of the tick. */
  readonly running: Runner[];
  /** How many have passed the post. */
  home: number;
  /** Ticks since the off. */
  ticks: number;
  /** How much faster than its plan the leaders take the race, as a share of it. */
  tempo: number;
}

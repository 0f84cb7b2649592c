import type { TalentShares } from '../horses/talents.ts';

/** What a version of the engine lets things be worth, by distance in metres. */
export interface EngineWeights {
  readonly ability: TalentShares;
  /** The shares of three talents in a horse's endurance; together 1. */
  readonly endurance: Readonly<Record<'stamina' | 'recovery' | 'heart', number>>;
  /** The share of its speed that a pound of ability adds to a horse. */
  readonly perPoundOfAbility: (distance: number) => number;
  /** The share that a pound carried takes. */
  readonly perPoundCarried: (distance: number) => number;
  /** Factor on the shares of condition and energy. */
  readonly fitness: (distance: number) => number;
  /** Factor on the share of kit. */
  readonly kit: (distance: number) => number;
  /** Factor on the shares of going and surface. */
  readonly ground: (distance: number) => number;
}

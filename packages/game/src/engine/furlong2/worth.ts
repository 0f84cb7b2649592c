import type { EngineWeights } from '../engineWeights.ts';

/** The same share of speed is worth the more lengths the longer the race; this makes them equal. */
const inLengths = (distance: number) => 1200 / distance;

/**
 * Half of full fitness is worth 2.4 lengths and all kit together 0.4, over any distance: an
 * average horse with the best of both wins a fifth of its races against nine like it, no more. The
 * wrong ground costs more than either, and no money mends it.
 */
export const worth: EngineWeights = {
  ability: {
    speed: 0.4,
    stamina: 0.1,
    acceleration: 0.15,
    recovery: 0.08,
    agility: 0.11,
    balance: 0.11,
    heart: 0.05,
  },
  endurance: { stamina: 0.6, recovery: 0.25, heart: 0.15 },
  perPoundOfAbility: (distance) => 0.00056 * inLengths(distance),
  perPoundCarried: (distance) => 0.0006 * inLengths(distance),
  fitness: (distance) => 0.99 * inLengths(distance),
  kit: (distance) => 0.42 * inLengths(distance),
  ground: (distance) => 1.6 * inLengths(distance),
};

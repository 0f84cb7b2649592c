import type { Worth } from '../worth.ts';

/** The same share of speed is worth the more lengths the longer the race; this makes them equal. */
const inLengths = (distance: number) => 1200 / distance;

/**
 * Half of full fitness is worth 2.4 lengths and all kit together half a length, over any distance: an
 * average horse with the best of both wins a fifth of its races against nine like it, no more. The
 * wrong ground costs more than either, and no money mends it.
 */
export const worth: Worth = {
  perPoundOfAbility: (distance) => 0.00048 * inLengths(distance),
  perPoundCarried: (distance) => 0.00053 * inLengths(distance),
  fitness: (distance) => 0.95 * inLengths(distance),
  kit: (distance) => 0.55 * inLengths(distance),
  ground: (distance) => 3 * inLengths(distance),
};

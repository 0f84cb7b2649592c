import type { Worth } from '../worth.ts';

/**
 * A class, 20 lb, is worth 0.2 to 0.45 s/km at every distance (Hong Kong: 0.24 to 0.30): a little
 * less the longer the race, for over a long one there is more time to make it tell.
 */
const perPound = (distance: number) => 0.6 + 600 / distance;

/** The same share of speed is worth the more lengths the longer the race; this makes them equal. */
const inLengths = (distance: number) => 1200 / distance;

/**
 * Half of full fitness is worth 2.4 lengths and all kit together half a length, over any distance: an
 * average horse with the best of both wins a fifth of its races against nine like it, no more. The
 * wrong ground costs more than either, and no money mends it.
 */
export const worth: Worth = {
  perPoundOfAbility: (distance) => 0.0002 * perPound(distance),
  perPoundCarried: (distance) => 0.00022 * perPound(distance),
  fitness: (distance) => 0.95 * inLengths(distance),
  kit: (distance) => 0.55 * inLengths(distance),
  ground: (distance) => 3 * inLengths(distance),
};

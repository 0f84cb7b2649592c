import type { Specialty } from '../horses/specialty.ts';
import { type Trained, trainedTalents } from './work.ts';

/**
 * Lengths that a point of each talent is worth over 1,200 and 2,400 m, between and beyond which it changes evenly:
 * what the engine that new races are opened with makes of twenty points more in 900 races over all tracks, luck and
 * rivals as they were (`report/lengthsGained.ts`, seeds 20 to 22; `test/training/lengthsGained.test.ts`).
 */
const aPoint: Readonly<Record<keyof Trained, readonly [at1200: number, at2400: number]>> = {
  speed: [0.11, 0.11],
  acceleration: [0.045, 0.045],
  stamina: [0.038, 0.09],
  recovery: [0.028, 0.053],
  agility: [0.041, 0.06],
  balance: [0.041, 0.06],
};

/** The middle of each specialty's distances, in metres: where a horse is at its best, as far as everybody knows. */
export const bestDistance: Readonly<Record<Specialty, number>> = {
  Sprint: 1200,
  Mile: 1600,
  'Middle Distance': 2000,
  'Long Distance': 2400,
};

/** Lengths that points of talent are worth together over a distance in metres. */
export function lengthsGained(points: Partial<Trained>, distance: number): number {
  const share = (distance - 1200) / 1200;
  return trainedTalents.reduce((sum, talent) => {
    const [at1200, at2400] = aPoint[talent];
    return sum + (points[talent] ?? 0) * (at1200 + (at2400 - at1200) * share);
  }, 0);
}

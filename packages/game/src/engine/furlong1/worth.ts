import type { Worth } from '../worth.ts';
import { scaleAt } from './pace.ts';

/**
 * A pound carried takes back a little more than a pound of rating is worth in speed, for better
 * horses have more stamina too: so top weights win 11 % of handicaps of twelve, as real ones do.
 */
export const worth: Worth = {
  ability: {
    speed: 0.4,
    stamina: 0.2,
    acceleration: 0.15,
    recovery: 0,
    agility: 0.1,
    balance: 0.1,
    heart: 0.05,
  },
  endurance: { stamina: 0.75, recovery: 0, heart: 0.25 },
  perPoundOfAbility: (distance) => scaleAt(distance) * 0.0005,
  perPoundCarried: (distance) => scaleAt(distance) * 0.00056,
  fitness: () => 1,
  kit: () => 1,
  ground: () => 1,
};

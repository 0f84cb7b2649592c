import { at, type Table } from './table.ts';

/** Joules per metre and kilogram: a part for every stride and a part for speed squared. */
const COST = 2.73;
const COST_OF_SPEED = 0.005;

/** The share of the power that goes into the air, and how much of it shelter saves. */
const DRAG = 0.17;
const shelterSaves: Table = [
  [1200, 0.36],
  [1800, 0.2],
];

/** Aerobic supply in watts per kilogram, and the seconds it takes to come up. */
const SUPPLY = 57;
const SUPPLY_LAG = 14;

/** Below this share of the store a runner tires, from the fresh to the tired top speed. */
const TIRES_BELOW = 0.157;
const FRESH_TOP = 18.43;
const TIRED_TOP = 16.2;

/** Bounds and steps of the search for the speed that spends the store at the post. */
const SLOWEST = 12;
const FASTEST = 19.4;
const BISECTIONS = 18;

/** The share of its drag that shelter saves a runner over the distance. */
export function shelterAt(distance: number): number {
  return DRAG * at(shelterSaves, distance);
}

/** Watts per kilogram at a speed (metres per second, divided by the runner's multiplier). */
export function power(speed: number, sheltered: number): number {
  return speed * (COST + COST_OF_SPEED * speed * speed) * (1 - sheltered);
}

/** Aerobic supply after another `dt` seconds. */
export function breathe(supply: number, dt: number): number {
  return supply + ((SUPPLY - supply) / SUPPLY_LAG) * dt;
}

/** The speed a runner can hold with what is left of its store. */
export function topSpeed(store: number, full: number): number {
  const left = store / (full * TIRES_BELOW);
  return left >= 1 ? FRESH_TOP : TIRED_TOP + (FRESH_TOP - TIRED_TOP) * left;
}

/** The even speed that would spend the store exactly at the post. */
export function spendingSpeed(store: number, supply: number, toGo: number): number {
  let slow = SLOWEST;
  let fast = FASTEST;
  for (let step = 0; step < BISECTIONS; step++) {
    const speed = (slow + fast) / 2;
    const spent = ((power(speed, 0) - supply) * toGo) / speed;
    if (spent > store) fast = speed;
    else slow = speed;
  }
  return slow;
}

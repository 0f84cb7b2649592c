/** Joules per metre and kilogram: a part for every stride and a part for speed squared. */
const COST = 2.73;
const COST_OF_SPEED = 0.005;

/** Aerobic supply in watts per kilogram, and the seconds it takes to come up. */
const SUPPLY = 57;
const SUPPLY_LAG = 14;

/** Below this share of the store a runner tires, from the fresh to the tired top speed. */
const TIRES_BELOW = 0.157;
export const FRESH_TOP = 18.43;
const TIRED_TOP = 16.2;

/** Bounds of the speed that spends the store at the post. */
const SLOWEST = 12;
const FASTEST = 19.4;

/** Watts per kilogram at a speed (metres per second, divided by the runner's form). */
export function power(speed: number, sheltered: number): number {
  return speed * (COST + COST_OF_SPEED * speed * speed) * (1 - sheltered);
}

/** Aerobic supply after another `dt` seconds. */
export function breathe(supply: number, dt: number): number {
  return supply + ((SUPPLY - supply) / SUPPLY_LAG) * dt;
}

/** The speed a runner can hold in a finish with what is left of its store. */
export function topSpeed(store: number, full: number): number {
  const left = store / (full * TIRES_BELOW);
  return left >= 1 ? FRESH_TOP : TIRED_TOP + (FRESH_TOP - TIRED_TOP) * left;
}

/** True if so little is left of its store that a runner cannot go at any pace any more. */
export function isTired(store: number, full: number): boolean {
  return store < full * TIRES_BELOW;
}

/**
 * The even speed that would spend the store exactly at the post, from what it was reckoned to be a
 * tick ago. One step of Newton's method: little changes in a tick, so that every step comes nearer.
 */
export function evenSpeed(before: number, store: number, supply: number, toGo: number): number {
  const breath = supply / before;
  const over = COST + COST_OF_SPEED * before * before - breath - store / toGo;
  const slope = 2 * COST_OF_SPEED * before + breath / before;
  return Math.max(SLOWEST, Math.min(FASTEST, before - over / slope));
}

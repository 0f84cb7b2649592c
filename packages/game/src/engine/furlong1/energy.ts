/** Joules per metre and kilogram: a part for every stride and a part for speed squared. */
const COST = 2.73;
const COST_OF_SPEED = 0.005;

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
const STEPS = 4;

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

/**
 * The even speed that would spend the store exactly at the post. Newton's method in a fixed number
 * of steps: the energy spent rises with speed and ever more slowly, so it closes in from below.
 */
export function spendingSpeed(store: number, supply: number, toGo: number): number {
  const perMetre = store / toGo;
  let speed = FRESH_TOP;
  for (let step = 0; step < STEPS; step++) {
    const over = COST + COST_OF_SPEED * speed * speed - supply / speed - perMetre;
    const slope = 2 * COST_OF_SPEED * speed + supply / (speed * speed);
    speed = Math.max(SLOWEST, Math.min(FASTEST, speed - over / slope));
  }
  return speed;
}

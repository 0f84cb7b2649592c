/** Metres a second of a full gallop. */
const racePace = 16;

/** How a stride shortens with the speed: slower, both its length and its number fall. */
const shortening = 0.7;

/** Metres from the stalls in which a standing horse springs into its gallop. */
const spring = 1.6;

/**
 * How far a runner gallops, 0 standing to 1. Less action makes shorter steps of the same stride, as
 * much shorter as the speed asks for, so that hooves hold the ground at any speed.
 * @param speed metres a second
 * @param metres from the start
 */
export function action(speed: number, metres: number): number {
  const away = Math.min(1, Math.max(0, metres / spring));
  return stretch(speed) * away * away * (3 - 2 * away);
}

/**
 * Strides a second.
 * @param speed metres a second
 * @param length metres of this horse's full stride
 */
export function strideRate(speed: number, length: number): number {
  return speed <= 0 ? 0 : speed / (length * stretch(speed));
}

/** Share of the full stride, of a horse whose legs are those of the tables. */
function stretch(speed: number) {
  return Math.min(1, Math.max(0, speed) / racePace) ** shortening;
}

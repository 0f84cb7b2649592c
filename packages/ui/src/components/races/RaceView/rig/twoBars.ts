import { add, direction, distance, type Point, way } from './plane';

export interface TwoBars {
  /** Directions of the first and the second bar, radians. */
  first: number;
  second: number;
  /** Where they meet, and where the second ends. */
  middle: Point;
  end: Point;
  /** How far the goal is, as a share of both bars stretched out. */
  reach: number;
}

/**
 * Two bars of fixed lengths from one point to another, in closed form.
 * @param bend on which side of the line they meet: 1 to the left of it, −1 to the right
 */
export function twoBars(
  from: Point,
  goal: Point,
  lengths: readonly [first: number, second: number],
  bend: 1 | -1,
): TwoBars {
  const [a, b] = lengths;
  const wanted = distance(from, goal);
  const span = Math.min(Math.max(wanted, Math.abs(a - b) * 1.001), (a + b) * 0.9995);
  const line = direction(from, goal);
  const first = line + Math.acos((a * a + span * span - b * b) / (2 * a * span)) * bend;
  const middle = add(from, way(a, first));
  const end = add(from, way(span, line));
  return { first, second: direction(middle, end), middle, end, reach: wanted / (a + b) };
}

/** A point, or a way, in the side view of a horse: x forward, y up, metres. */
export type Point = readonly [x: number, y: number];

export const degrees = Math.PI / 180;
export const round = Math.PI * 2;

export function add(a: Point, b: Point): Point {
  return [a[0] + b[0], a[1] + b[1]];
}

export function subtract(a: Point, b: Point): Point {
  return [a[0] - b[0], a[1] - b[1]];
}

/** Turned by an angle in radians, from x towards y. */
export function turn([x, y]: Point, by: number): Point {
  const cos = Math.cos(by);
  const sin = Math.sin(by);
  return [x * cos - y * sin, x * sin + y * cos];
}

/** The way of a length in a direction, radians from x. */
export function way(length: number, direction: number): Point {
  return [length * Math.cos(direction), length * Math.sin(direction)];
}

/** The point a share of the way from one to another. */
export function between(from: Point, to: Point, share: number): Point {
  return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share];
}

export function distance(a: Point, b: Point): number {
  return Math.hypot(a[0] - b[0], a[1] - b[1]);
}

/** The direction from one point to another, radians from x. */
export function direction(from: Point, to: Point): number {
  return Math.atan2(to[1] - from[1], to[0] - from[0]);
}

/** The same angle between −π and π. */
export function normalAngle(angle: number): number {
  return Math.atan2(Math.sin(angle), Math.cos(angle));
}

import type { RunningStyle } from '../horses/horse.ts';
import { at, type Table } from './table.ts';

const earlyOffset = [0.0075, 0.0025, -0.0015, -0.0035] as const;
const middleOffset = [0.0035, 0.001, -0.0005, -0.001] as const;

/** Metres behind the leader that each style lets happen before the drive. */
const leash = [0, 7, 10, 11.5] as const;
const CLOSING_UP = 1.012;

/** From here to the drive everybody takes closer order. */
const CLOSER_ORDER = 800;
const CLOSER = 0.5;

/** Over long distances styles differ less in speed, for they have longer to differ in. */
const fading: Table = [
  [1200, 1],
  [2000, 0.35],
];

/** A style's factor on the plan's speed before the drive. */
export function styleFactor(style: RunningStyle, distance: number, isEarly: boolean): number {
  const offset = isEarly ? earlyOffset[style] : middleOffset[style];
  return 1 + offset * at(fading, distance);
}

/** A runner farther behind than its style likes closes up. All in metres. */
export function closingUp(
  style: RunningStyle,
  distance: number,
  toGo: number,
  behind: number,
): number {
  const order = toGo < CLOSER_ORDER ? CLOSER : 1;
  const allowed = leash[style] * (distance < 1500 ? 0.85 : 1) * order;
  return behind > allowed ? CLOSING_UP : 1;
}

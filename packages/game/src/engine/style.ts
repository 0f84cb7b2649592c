import type { RunningStyle } from '../horses/horse.ts';
import { at, type Table } from './table.ts';

const earlyOffset = [0.012, 0.004, -0.004, -0.012] as const;
const middleOffset = [0.006, 0.002, -0.002, -0.006] as const;

/** Metres behind the leader that each style lets happen before the drive. */
const leash = [0, 12, 24, 36] as const;
const CLOSING_UP = 1.012;

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

/** A runner farther behind than its style likes closes up. */
export function closingUp(style: RunningStyle, distance: number, behind: number): number {
  const allowed = leash[style] * (distance < 1500 ? 0.85 : 1);
  return behind > allowed ? CLOSING_UP : 1;
}

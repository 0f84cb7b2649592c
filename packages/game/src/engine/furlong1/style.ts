import type { RunningStyle } from '../../horses/foundation.ts';

/** How each style's speed differs from the plan's before the drive, in a sprint. */
const earlyOffset = [0.0075, 0.0025, -0.0015, -0.0035] as const;
const middleOffset = [0.0035, 0.001, -0.0005, -0.001] as const;

/** Metres behind the leader that each style lets happen before the drive. */
const leash = [0, 7, 10, 11.5] as const;
const CLOSING_UP = 1.012;

/** From here to the drive everybody takes closer order, and the better horses most of all. */
export const CLOSER_ORDER = 800;
const CLOSER = 0.5;
const SHORT_TRIP = 1500;
const SHORT_LEASH = 0.85;

/** A style's factor on the plan's early speed; `fade` is 1 where styles differ most. */
export function earlyFactor(style: RunningStyle, fade: number): number {
  return 1 + earlyOffset[style] * fade;
}

/** A style's factor on the plan's speed between the early pace and the drive. */
export function middleFactor(style: RunningStyle, fade: number): number {
  return 1 + middleOffset[style] * fade;
}

/** A runner farther behind than its style likes closes up. All in metres. */
export function closingUp(
  style: RunningStyle,
  distance: number,
  toGo: number,
  behind: number,
): number {
  const order = toGo < CLOSER_ORDER ? CLOSER : 1;
  const allowed = leash[style] * (distance < SHORT_TRIP ? SHORT_LEASH : 1) * order;
  return behind > allowed ? CLOSING_UP : 1;
}

import type { Runner } from './runner.ts';
import { BODY_LENGTH, roomBeside } from './traffic.ts';

const RAIL = 0.6;

/** Room kept to the runners beside, nose to nose, beyond a body's length. */
const CLEARANCE = 0.15;

/** A runner crosses to the rail only when it is this much clear of those it crosses. */
const CROSSING = 2.5;

/** A driving runner leaves the rail side to others unless this many metres ahead are free there. */
const DAYLIGHT_WANTED = 7;

/** Where a runner wants to be next to the others. */
export interface LaneWish {
  /** A slower runner is, or soon will be, in the way. */
  readonly inTheWay: boolean;
  readonly driving: boolean;
  /** Metres from the rail to the outer fence. */
  readonly width: number;
}

/** Moves a runner sideways for `dt` seconds: out of trouble when blocked, else to the rail. */
export function changeLane(
  running: readonly Runner[],
  self: Runner,
  wish: LaneWish,
  dt: number,
): void {
  const step = self.sidewaysSpeed * dt;
  const near = BODY_LENGTH + CLEARANCE;
  if (wish.inTheWay) {
    const out = self.lane + step <= wish.width && roomBeside(running, self, step, near, near);
    if (out) self.lane += step;
    else if (self.lane - step >= RAIL && roomBeside(running, self, -step, near, near)) {
      self.lane -= step;
    }
    return;
  }
  if (self.lane <= RAIL) return;
  const inward = Math.min(step, self.lane - RAIL);
  const front = wish.driving ? near + DAYLIGHT_WANTED : near;
  if (roomBeside(running, self, -inward, front, BODY_LENGTH + CROSSING)) self.lane -= inward;
}

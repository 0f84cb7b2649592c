import type { Runner } from './runner.ts';
import { BODY_LENGTH, roomBeside } from './traffic.ts';

const RAIL = 0.6;

/** Room kept to the runners beside, nose to nose, beyond a body's length. */
const NEAR = BODY_LENGTH + 0.15;

/** A runner crosses to the rail only when it is this much clear of those it crosses. */
const CROSSING = BODY_LENGTH + 2.5;

/** A driving runner leaves the rail side to others unless this many metres ahead are free there. */
const DAYLIGHT_WANTED = 7;

/** Steps out, or if that cannot be in, from behind others. False if there is no way. */
export function pullOut(
  running: readonly Runner[],
  rank: number,
  self: Runner,
  width: number,
): boolean {
  const step = self.sidewaysSpeed * self.dt;
  if (self.lane + step <= width && roomBeside(running, rank, step, NEAR, NEAR)) {
    self.lane += step;
    return true;
  }
  if (self.lane - step >= RAIL && roomBeside(running, rank, -step, NEAR, NEAR)) {
    self.lane -= step;
    return true;
  }
  return false;
}

/** Edges toward the rail where there is room. */
export function seekRail(
  running: readonly Runner[],
  rank: number,
  self: Runner,
  driving: boolean,
): void {
  if (self.lane <= RAIL) return;
  const inward = Math.min(self.sidewaysSpeed * self.dt, self.lane - RAIL);
  const front = driving ? NEAR + DAYLIGHT_WANTED : NEAR;
  if (roomBeside(running, rank, -inward, front, CROSSING)) self.lane -= inward;
}

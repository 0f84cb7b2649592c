import type { Runner } from './runner.ts';

export const BODY_LENGTH = 2.4;
export const BODY_WIDTH = 0.95;

/** Nobody gains or loses more in a tick, so runners this much farther off cannot matter. */
export const SLACK = 2.5;

/** Shelter is full close behind another runner and fades with the gap. */
const SHELTER_WIDTH = 1.1;
const SHELTER_FULL = 2.6;
const SHELTER_ENDS = 8;

/** Looks ahead from the place `rank` in the running order, and notes what is there. */
export function lookAhead(running: readonly Runner[], rank: number, self: Runner): void {
  let ahead: Runner | null = null;
  let daylight = SHELTER_ENDS;
  let shelter = 0;
  for (let other = rank - 1; other >= 0; other--) {
    const leader = running[other];
    if (leader === undefined) break;
    const gap = leader.metres - self.metres - BODY_LENGTH;
    if (gap >= SHELTER_ENDS) break;
    const apart = Math.abs(leader.lane - self.lane);
    if (apart <= SHELTER_WIDTH && gap >= 0) {
      const cover = gap <= SHELTER_FULL ? 1 : (SHELTER_ENDS - gap) / (SHELTER_ENDS - SHELTER_FULL);
      if (cover > shelter) shelter = cover;
    }
    if (apart < BODY_WIDTH && gap < daylight) {
      ahead = leader;
      daylight = gap;
    }
  }
  self.ahead = ahead;
  self.daylight = daylight;
  self.shelter = shelter;
}

/**
 * True if nobody is in the way of a step sideways: no runner within `front` metres ahead or `rear`
 * behind (between noses) would be touched.
 */
export function roomBeside(
  running: readonly Runner[],
  rank: number,
  step: number,
  front: number,
  rear: number,
): boolean {
  const self = running[rank];
  if (self === undefined) return false;
  for (let other = rank - 1; other >= 0; other--) {
    const one = running[other];
    if (one === undefined || one.metres - self.metres > front + SLACK) break;
    if (isTouched(one, self, step, front, rear)) return false;
  }
  for (let other = rank + 1; other < running.length; other++) {
    const one = running[other];
    if (one === undefined || self.metres - one.metres > rear + SLACK) break;
    if (isTouched(one, self, step, front, rear)) return false;
  }
  return true;
}

function isTouched(one: Runner, self: Runner, step: number, front: number, rear: number): boolean {
  const gap = one.metres - self.metres;
  if (gap > front || gap < -rear) return false;
  const side = one.lane - self.lane;
  return Math.abs(side - step) < BODY_WIDTH && side * step > 0;
}

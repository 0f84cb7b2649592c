import type { Runner } from './runner.ts';

export const BODY_LENGTH = 2.4;
export const BODY_WIDTH = 0.95;

/** Shelter is full close behind another runner and fades with the gap. */
const SHELTER_WIDTH = 1.1;
const SHELTER_FULL = 2.6;
const SHELTER_ENDS = 8;

/** What a runner has in front of it. */
export interface Traffic {
  /** The nearest runner straight ahead, or null. */
  readonly ahead: Runner | null;
  /** Metres of daylight to it. */
  readonly daylight: number;
  /** 0 in the open, 1 in full shelter. */
  readonly shelter: number;
}

/** Looks ahead from the place `rank` in the running order. */
export function lookAhead(running: readonly Runner[], rank: number, self: Runner): Traffic {
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
      shelter = Math.max(shelter, cover);
    }
    if (apart < BODY_WIDTH && gap < daylight) {
      ahead = leader;
      daylight = gap;
    }
  }
  return { ahead, daylight, shelter };
}

/**
 * True if nobody is in the way of a step sideways: no runner within `front` metres ahead or `rear`
 * behind (between noses) would be touched.
 */
export function roomBeside(
  running: readonly Runner[],
  self: Runner,
  step: number,
  front: number,
  rear: number,
): boolean {
  const lane = self.lane + step;
  for (const other of running) {
    if (other === self) continue;
    const gap = other.metres - self.metres;
    if (gap > front || gap < -rear) continue;
    if (Math.abs(other.lane - lane) < BODY_WIDTH && (other.lane - self.lane) * step > 0)
      return false;
  }
  return true;
}

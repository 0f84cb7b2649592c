import { HOUR } from '../season/durations.ts';

/** The share of missing energy that comes back in an hour, for an average talent for recovery. */
const HOURLY_RETURN = 0.045;

/**
 * Energy in percent at `nowMs`, from what it was at `storedAtMs`. Half of what is missing returns
 * in about 15 hours; `recovery`, a talent from 0 to 100, makes that a fifth faster or slower.
 */
export function energyAt(
  stored: number,
  storedAtMs: number,
  nowMs: number,
  recovery: number,
): number {
  return Math.round(energyOver(stored, nowMs - storedAtMs, recovery));
}

/** The same with fractions of a percent, after so many milliseconds: two steps come to one. */
export function energyOver(stored: number, restMs: number, recovery: number): number {
  const hours = Math.max(0, restMs) / HOUR;
  const rate = HOURLY_RETURN * (0.8 + (0.4 * recovery) / 100);
  return 100 - (100 - stored) * (1 - rate) ** hours;
}

/** Work or a race begun with less energy than this, in percent, overreaches a horse. */
export const TOO_TIRED = 25;

/** The energy in percent that a race costs: 30, and one more for every 80 m. */
export function raceCost(distance: number): number {
  return 30 + distance / 80;
}

/** Energy in percent after a race over a distance in metres. */
export function energyAfterRace(energy: number, distance: number): number {
  return Math.max(0, Math.round(energy - raceCost(distance)));
}

import { formatGoing } from '../format/formatGoing.ts';
import { distances } from '../races/distances.ts';
import { DAY } from '../season/durations.ts';
import type { Surface } from '../tracks/tracks.ts';

/** What a gallop asks of a horse. */
export interface GallopQuestion {
  /** Metres: one of `gallopDistances`. */
  readonly distance: number;
  readonly surface: Surface;
  /** −100 (firm) to 100 (heavy): one of its surface's `gallopGoings`. */
  readonly going: number;
  /** Points of bonus that its equipment adds, 0 to 25; 0 without any. */
  readonly kit: number;
}

/** All distances that races are run over, in metres. */
export const gallopDistances: readonly number[] = Object.values(distances)
  .flat()
  .map(({ distance }) => distance);

/**
 * The going of the gallops, one of each kind that a surface's races know: harder than firm nobody
 * gallops. Good turf and fast dirt are the same 0, so that between them a horse tells the surface alone.
 */
export const gallopGoings: Readonly<Record<Surface, readonly number[]>> = {
  Turf: [-75, -40, 0, 35, 65, 90],
  Dirt: [0, 35, 65, 90],
};

/** The ground of a gallop in words: 'soft turf', 'fast dirt'. */
export function gallopGround(going: number, surface: Surface): string {
  return `${formatGoing(going, surface)} ${surface}`.toLowerCase();
}

/** Gallops that a horse may be given on a day, from midnight to midnight UTC. */
export const GALLOPS_A_DAY = 6;

/** When the next day of gallops begins, in ms since 1970. */
export function nextGallopDay(now: number): number {
  return (Math.floor(now / DAY) + 1) * DAY;
}

/** How many gallops are left at `now`, from the moments of a horse's gallops (ms since 1970). */
export function gallopsLeft(gallopedAt: readonly number[], now: number): number {
  const midnight = nextGallopDay(now) - DAY;
  const today = gallopedAt.filter((at) => at >= midnight).length;
  return Math.max(0, GALLOPS_A_DAY - today);
}

import type { Race, Runner } from '@furlong/backend';
import { tracks } from '@furlong/game';
import type { CourseMapProps, CourseRunner } from '@furlong/ui';

/** Where a race is run, as the plan of its course shows it. */
export function toCourseMapProps({
  trackId,
  surface,
  distance,
}: Pick<Race, 'trackId' | 'surface' | 'distance'>): CourseMapProps {
  const { name, direction, plan } = tracks[trackId];
  return { track: name, surface, direction, plan, distance };
}

/** A horse at the finish covers about this much in a second, m. */
const finishingSpeed = 16;

/** Metres between two stalls, and so between the lanes that the runners are shown in. */
const lane = 1.6;

/**
 * The field as the winner passes the post: those behind by as much as their times say, in the lane
 * of their stall.
 * @param runners in finishing order
 */
export function toFinish(runners: readonly Runner[]): CourseRunner[] {
  const best = runners[0]?.timeMs ?? 0;
  return runners.flatMap(({ horseId, horse, stable, timeMs, draw }) =>
    timeMs === null || draw === null
      ? []
      : {
          horseId,
          horse: horse.name,
          silks: stable.silks,
          toGo: ((timeMs - best) / 1_000) * finishingSpeed,
          off: draw * lane,
        },
  );
}

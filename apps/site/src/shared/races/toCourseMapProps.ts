import type { Race } from '@furlong/backend';
import { tracks } from '@furlong/game/rules';
import type { CourseMapProps } from '@furlong/ui';

/** Where a race is run, as the plan of its course shows it. */
export function toCourseMapProps({
  trackId,
  surface,
  distance,
}: Pick<Race, 'trackId' | 'surface' | 'distance'>): CourseMapProps {
  const { name, direction, plan } = tracks[trackId];
  return { track: name, surface, direction, plan, distance };
}

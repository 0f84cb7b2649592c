import type { TrackId } from '../../tracks/tracks.ts';
import { layCourse, radiusAt } from '../course.ts';

/** Metres between two entries of the table. */
const STEP = 2;

/** Entries over which a straight becomes a bend: 80 m. */
const EASING = 40;

/** How sharply the course turns, by metres to go, one entry every two metres. */
export type Bends = Float64Array;

/** What rounding leaves of a bend where the course is straight is less than this, 1/m. */
const STRAIGHT = 1e-6;

/** The bends of a course as curvature in 1/m, 0 on straights, with easings in between. */
export function layBends(trackId: TrackId, distance: number): Bends {
  const course = layCourse(trackId, distance);
  const bends = new Float64Array(Math.floor(distance / STEP) + 2);
  const curvature = (entry: number) => {
    const radius = radiusAt(course, Math.max(0, entry * STEP));
    return radius === 0 ? 0 : 1 / radius;
  };
  let sum = 0;
  for (let entry = -EASING; entry < 0; entry++) sum += curvature(entry + EASING / 2);
  for (let entry = 0; entry < bends.length; entry++) {
    sum += curvature(entry + EASING / 2) - curvature(entry - EASING / 2);
    bends[entry] = sum > STRAIGHT ? sum / EASING : 0;
  }
  return bends;
}

/** Curvature so many metres before the post; none beyond it. */
export function curvatureAt(bends: Bends, toGo: number): number {
  return toGo <= 0 ? 0 : (bends[Math.floor(toGo / STEP)] ?? 0);
}

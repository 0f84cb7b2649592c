import { expect, it } from 'vitest';
import { layCourse, radiusAt } from '../../../src/engine/course.ts';
import { curvatureAt, layBends } from '../../../src/engine/furlong2/bends.ts';
import { trackIds } from '../../../src/tracks/tracks.ts';

const DISTANCE = 2400;

/** Metres before and behind a place within which an easing may reach it. */
const EASING = 80;

it.each(trackIds)('turns nowhere on the straights of %s', (trackId) => {
  const course = layCourse(trackId, DISTANCE);
  const bends = layBends(trackId, DISTANCE);
  const places = Array.from({ length: DISTANCE - 2 * EASING }, (_, at) => at + EASING);
  const straight = places.filter((toGo) =>
    [-EASING, -EASING / 2, 0, EASING / 2, EASING].every(
      (metres) => radiusAt(course, toGo + metres) === 0,
    ),
  );
  expect(straight.length).toBeGreaterThan(EASING);
  expect(straight.filter((toGo) => curvatureAt(bends, toGo) !== 0)).toEqual([]);
});

import type { Card } from '../engine/card.ts';
import { layCourse, radiusAt } from '../engine/course.ts';
import type { RaceResult } from '../engine/result.ts';

const LOOK_MS = 200;

/**
 * Milliseconds that each runner lost on the way by running wide on the bends, by horse id: the
 * ground that its bends cost it, at the speed it was going.
 */
export function extraGround(
  card: Card,
  race: Pick<RaceResult, 'duration' | 'positionsAt'>,
): ReadonlyMap<string, number> {
  const { trackId, distance } = card.course;
  const course = layCourse(trackId, distance);
  const lost = new Map<string, number>();
  let before = race.positionsAt(0);
  for (let ms = LOOK_MS; ms <= race.duration; ms += LOOK_MS) {
    const now = race.positionsAt(ms);
    for (const [stall, { horseId, metres, lane, finished }] of now.entries()) {
      const radius = radiusAt(course, distance - metres);
      const isMoving = metres > (before[stall]?.metres ?? 0);
      if (finished || radius === 0 || !isMoving) continue;
      const share = ((card.runners[stall]?.bends ?? 0) / 1000) * (lane / radius);
      lost.set(horseId, (lost.get(horseId) ?? 0) + (LOOK_MS * share) / (1 + share));
    }
    before = now;
  }
  return lost;
}

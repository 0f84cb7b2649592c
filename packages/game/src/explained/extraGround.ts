import type { Card } from '../engine/card.ts';
import { layCourse, radiusAt } from '../engine/course.ts';
import type { RaceResult } from '../engine/result.ts';
import { pairs } from '../lists/pairs.ts';

const LOOK_MS = 200;

/**
 * Milliseconds that a runner lost on the way by running wide on the bends: the ground that its bends
 * cost it, at the speed it was going.
 */
export function extraGround(
  card: Card,
  race: Pick<RaceResult, 'duration' | 'positionsAt'>,
): (horseId: string) => number {
  const { trackId, distance } = card.course;
  const course = layCourse(trackId, distance);
  const field = card.runners.map(({ horseId, bends }) => ({ horseId, bends, metres: 0, lost: 0 }));
  for (let ms = LOOK_MS; ms <= race.duration; ms += LOOK_MS) {
    for (const [runner, { metres, lane, finished }] of pairs(field, race.positionsAt(ms))) {
      const radius = radiusAt(course, distance - metres);
      if (!finished && radius > 0 && metres > runner.metres) {
        const share = (runner.bends / 1000) * (lane / radius);
        runner.lost += (LOOK_MS * share) / (1 + share);
      }
      runner.metres = metres;
    }
  }
  const lost = new Map(field.map((runner) => [runner.horseId, runner.lost]));
  return (horseId) => {
    const ms = lost.get(horseId);
    if (ms === undefined) throw new RangeError(`${horseId} is not on the card.`);
    return ms;
  };
}

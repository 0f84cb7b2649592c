import type { Runner } from '@furlong/backend';
import type { CourseRunner } from '@furlong/ui';
import { toFinish, widened } from './toFinishScene.ts';

/** How long before the winner passes the post a replay begins, ms. */
const lastSeconds = 8_000;

/** The last seconds of a race. */
export interface Replay {
  /** ms after the off. */
  from: number;
  to: number;
  /** Who is where; from the winner's time on as in the still picture of the finish. */
  runnersAt: (ms: number) => CourseRunner[];
}

/** A race as it was run. */
interface Run {
  /** Metres. */
  distance: number;
  /** Milliseconds to the post by horse id. */
  times: Readonly<Record<string, number>>;
  /** Who is how far so many ms after the off, in metres from the start; the leader first. */
  placesAt: (ms: number) => readonly { horseId: string; metres: number }[];
}

/**
 * A finish as it was run, of the first of a field.
 * @param finishers in finishing order
 * @param width of the course, m
 */
export function toReplay(
  { distance, times: allTimes, placesAt }: Run,
  finishers: readonly Runner[],
  width: number,
): Replay {
  const still = toFinish(finishers, width);
  const times = finishers.flatMap(({ horseId }) => allTimes[horseId] ?? []);
  const won = Math.min(...times);
  return {
    from: Math.max(0, won - lastSeconds),
    to: Math.max(...times),
    runnersAt: (ms) => {
      if (ms >= won) return still;
      const places = placesAt(ms);
      const [first] = places;
      return places.flatMap(({ horseId, metres }) => {
        const runner = still.find((each) => each.horseId === horseId);
        if (runner === undefined || first === undefined) return [];
        // Gaps are as wide as in the still picture.
        return {
          ...runner,
          toGo: distance - first.metres + widened * (first.metres - metres),
        };
      });
    },
  };
}

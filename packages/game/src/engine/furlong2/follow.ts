import type { Runner } from './runner.ts';

/** Metres of daylight kept to the runner ahead. */
const KEPT = 0.5;

/** Metres per second of coming nearer, by metre of daylight beyond that; and of falling back. */
const NEARING = 0.35;
const FALLING_BACK = 2.5;

/** Seconds in which a runner falls in with the one ahead. */
const REACTION = 0.3;

/**
 * Metres per second lost in a second behind others: with so much daylight more than that kept, and at
 * most. Those in front slow down by the first alone as long as they have room, so that the second is
 * always enough.
 */
const HARD = 0.75;
const HARDEST = 1.13;
const NEAR = 1.5;

/** Past the post a runner that gallops into another is pulled up as hard as need be. */
const HARDEST_PAST_THE_POST = 4;

/** Metres per second that a follower may go so many metres behind another. */
export function speedBehind({ body }: Runner, daylight: number): number {
  const more = daylight - KEPT;
  return body.speed + (more > 0 ? NEARING : FALLING_BACK) * more;
}

/** What the runner ahead lets it gain in a second. */
export function followingGain({ body, tick }: Runner, racing: boolean): number {
  if (tick.ahead === null) return Infinity;
  const gain = (tick.limit - body.speed) / REACTION;
  if (!racing) return Math.max(-HARDEST_PAST_THE_POST, gain);
  return Math.max(tick.daylight - KEPT > NEAR ? -HARD : -HARDEST, gain);
}

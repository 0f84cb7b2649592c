import { curvatureAt } from './bends.ts';
import type { Race } from './race.ts';
import type { Runner } from './runner.ts';

/** Metres per second gained in a second once a runner is away. */
const LATER_GAIN = 0.55;

/** Metres per second lost in a second when its rider lets it: in the race, and past the post. */
const EASING = 0.5;
const PULLING_UP = 0.3;

/** A runner has gone off when it goes at this share of the speed asked of it. */
const AWAY = 0.95;

/** A bend costs every runner what it costs one so many metres farther out than it is. */
const TURN = 3.6;

/** Metres of daylight kept to the runner ahead. */
const KEPT = 0.5;

/** Metres per second of coming nearer, by metre of daylight beyond that; and of falling back. */
const NEARING = 0.35;
const FALLING_BACK = 2.5;

/** Seconds in which a runner falls in with the one ahead. */
const REACTION = 0.3;

/**
 * Metres per second lost in a second behind others: with so much daylight more than that kept, and at
 * most. Those in front
 * slow down by the first alone as long as they have room, so that the second is always enough.
 */
const HARD = 0.75;
const HARDEST = 1.13;
const NEAR = 1.5;

/** Past the post a runner that gallops into another is pulled up as hard as need be. */
const HARDEST_PAST_THE_POST = 4;

/** Daylight in metres within which a rider feels held up, and by how many metres per second. */
const HELD_WITHIN = 3;
const IMPATIENCE = 0.08;

/** Decides how fast and how far each runner goes, from what it saw at the tick's beginning. */
export function stride({ running, bends, distance }: Race): void {
  for (const runner of running) {
    const { body, tick, bendLoss } = runner;
    const racing = body.metres < distance;
    tick.speed =
      body.speed + Math.min(ownGain(runner, racing), followingGain(runner, racing)) * tick.dt;
    const curvature = curvatureAt(bends, distance - body.metres);
    tick.metres =
      body.metres + (tick.speed * tick.dt) / (1 + bendLoss * (TURN + body.lane) * curvature);
    if (tick.speed >= tick.asked * AWAY) body.away = true;
  }
}

/** What it would gain in a second with nobody in the way. */
function ownGain({ body, tick, timeConstant }: Runner, racing: boolean): number {
  const gain = (tick.asked - body.speed) / timeConstant;
  if (gain < 0) return Math.max(racing ? -EASING : -PULLING_UP, gain);
  return body.away ? Math.min(LATER_GAIN, gain) : gain;
}

/** What the runner ahead lets it gain in a second. */
function followingGain({ body, tick }: Runner, racing: boolean): number {
  const { ahead, daylight } = tick;
  if (ahead === null) return Infinity;
  const { speed } = ahead.body;
  tick.held = daylight < HELD_WITHIN && tick.asked > speed + IMPATIENCE;
  const more = daylight - KEPT;
  const most = speed + (more > 0 ? NEARING : FALLING_BACK) * more;
  const gain = (most - body.speed) / REACTION;
  if (!racing) return Math.max(-HARDEST_PAST_THE_POST, gain);
  return Math.max(more > NEAR ? -HARD : -HARDEST, gain);
}

import { followingGain } from '../furlong2/follow.ts';
import type { Runner } from '../furlong2/runner.ts';
import type { Race } from './race.ts';

/** Metres per second gained in a second once a runner is away. */
const LATER_GAIN = 0.55;

/** Metres per second lost in a second when its rider lets it: in the race, and past the post. */
const EASING = 0.5;
const PULLING_UP = 0.3;

/** A runner has gone off when it goes at this share of the speed asked of it. */
const AWAY = 0.95;

/** A bend costs every runner what it costs one so many metres farther out than it is. */
const TURN = 5.1;

/** Metres from the rail where a field runs on the whole: what it loses there, it loses all the same. */
const MIDDLE = 2.3;

/** Daylight in metres within which a rider feels held up, and by how many metres per second. */
const HELD_WITHIN = 3;
const IMPATIENCE = 0.08;

/** Decides how fast and how far each runner goes, from what it saw at the tick's beginning. */
export function stride({ running, distance, lanes }: Race): void {
  for (const runner of running) {
    const { body, tick, bendLoss } = runner;
    const racing = body.metres < distance;
    tick.held = isHeld(runner);
    tick.speed =
      body.speed + Math.min(ownGain(runner, racing), followingGain(runner, racing)) * tick.dt;
    const lane = MIDDLE + lanes * (body.lane - MIDDLE);
    const farther = bendLoss * (TURN + lane) * tick.curvature;
    tick.metres = body.metres + (tick.speed * tick.dt) / (1 + farther);
    if (tick.speed >= tick.asked * AWAY) body.away = true;
  }
}

/** What it would gain in a second with nobody in the way. */
function ownGain({ body, tick, timeConstant }: Runner, racing: boolean): number {
  const gain = (tick.asked - body.speed) / timeConstant;
  if (gain < 0) return Math.max(racing ? -EASING : -PULLING_UP, gain);
  return body.away ? Math.min(LATER_GAIN, gain) : gain;
}

function isHeld({ tick }: Runner): boolean {
  if (tick.ahead === null || tick.daylight >= HELD_WITHIN) return false;
  return tick.asked > tick.ahead.body.speed + IMPATIENCE;
}

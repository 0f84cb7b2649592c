import { BODY_LENGTH, BODY_WIDTH } from './look.ts';
import type { Race } from './race.ts';
import type { Runner } from './runner.ts';

/** Metres from the rail to the middle of a horse next to it, and kept to the outer fence. */
const RAIL = 0.6;
const FENCE = 0.6;

/** Metres of daylight kept to those moved in front of or behind. */
const KEPT = 0.5;

/** Seconds of the difference in speed that are kept besides. */
const CLEAR = 2.4;

/** Metres by which a runner is clear of those whose way to the rail it crosses. */
const CROSSING = 2.3;

/** Metres from the rail beyond which a runner on a bend crosses as soon as it may: it loses ground. */
const WIDE = 3;

/** Metres free ahead without which a driving runner leaves the rail side to others. */
const DAYLIGHT_WANTED = 5;

/** Metres per second sideways, gained in a second. */
const TURNING = 2.5;

/** Metres before the drive where riders begin to look for a way out from behind others. */
const PULL_OUT = 250;

/** How much slower than wished the runner ahead may be for a rider to stay behind it. */
const PATIENCE = 0.1;

/**
 * Decides who moves sideways, the leader first: nobody moves into ground that another holds at the
 * end of the same tick.
 */
export function steer(race: Race): void {
  for (const { body, tick } of race.running) tick.lane = body.lane;
  for (const self of race.running) {
    const { tick, body } = self;
    tick.drift = 0;
    tick.boxedIn = false;
    if (tick.dt <= 0) continue;
    const toGo = race.distance - body.metres;
    const isNear = toGo <= race.plan.driveFrom + PULL_OUT;
    const { ahead } = tick;
    const looksOut = isNear && ahead !== null && tick.asked > ahead.body.speed - PATIENCE;
    if (tick.held || looksOut) {
      tick.front = KEPT;
      tick.rear = KEPT;
      const out = move(race, self, 1) || move(race, self, -1);
      tick.boxedIn = !out && isNear && tick.daylight < BODY_LENGTH;
    } else {
      tick.front = toGo <= race.plan.driveFrom ? KEPT + DAYLIGHT_WANTED : KEPT;
      tick.rear = tick.curvature > 0 && body.lane > WIDE ? KEPT : CROSSING;
      move(race, self, -1);
    }
  }
}

/** Moves a runner outward (1) or inward (−1) as far as the tick allows. False if there is no way. */
function move({ field, width }: Race, self: Runner, side: 1 | -1): boolean {
  const { body, tick, sidewaysSpeed } = self;
  const room = side > 0 ? width - FENCE - body.lane : body.lane - RAIL;
  if (room <= 0) return false;
  const speed = Math.min(sidewaysSpeed, Math.max(0, body.drift * side) + TURNING * tick.dt);
  tick.step = Math.min(speed * tick.dt, room);
  let { near } = tick;
  for (let stall = 0; near !== 0; stall++, near >>>= 1) {
    if ((near & 1) === 0) continue;
    const one = field[stall];
    if (one !== undefined && isInTheWay(one, self, side)) return false;
  }
  tick.lane = body.lane + side * tick.step;
  tick.drift = side * speed;
  return true;
}

/** True if the step would touch the other, or come too near in front of it or behind it. */
function isInTheWay(one: Runner, { body, tick }: Runner, side: 1 | -1): boolean {
  const apart = (one.tick.lane - body.lane) * side;
  if (apart <= 0 || apart - tick.step >= BODY_WIDTH) return false;
  const gap = one.tick.metres - tick.metres;
  const faster = CLEAR * (tick.speed - one.tick.speed);
  return gap >= 0
    ? gap - BODY_LENGTH < tick.front + Math.max(0, faster)
    : -gap - BODY_LENGTH < tick.rear + Math.max(0, -faster);
}

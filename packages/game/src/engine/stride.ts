import { TICK } from './clock.ts';
import { type Piece, radiusAt } from './course.ts';
import { breathe, power } from './energy.ts';
import { pullOut, seekRail } from './lanes.ts';
import { luckAt } from './luck.ts';
import { askedSpeed, type Gaps, type Pace } from './riding.ts';
import type { Runner } from './runner.ts';
import { BODY_LENGTH, BODY_WIDTH, lookAhead, SLACK } from './traffic.ts';

/** What is the same for all runners. */
export interface Conditions extends Pace {
  readonly course: readonly Piece[];
  /** Metres from the rail to the outer fence. */
  readonly width: number;
  /** Filled anew for every stride. */
  readonly gaps: Gaps;
}

/** Metres per second, gained or lost in a second once a runner is away. */
const LATER_GAIN = 0.55;
const BRAKING = 0.9;
const AWAY = 0.95;

/** Metres before the drive where riders begin to look for a way out from behind others. */
const PULL_OUT = 120;

/** How much faster, in metres per second, the runner ahead must be for it to be left in front. */
const PATIENCE = 0.1;

/** Daylight within which a runner is held up by a slower one. */
const HELD_UP = 0.7;

/** Metres from the rail beyond which a runner goes wide on a bend. */
const WIDE = 5;

/** Runs one tick for the runner at `rank`; those ahead of it have already moved. */
export function stride(
  running: readonly Runner[],
  rank: number,
  self: Runner,
  seconds: number,
  conditions: Conditions,
): void {
  const dt = Math.min(TICK, seconds + TICK - self.luck.gate);
  if (dt <= 0) return;
  const { gaps, plan, distance } = conditions;
  const multiplier = self.multiplier + luckAt(self.luck, self.metres);
  const toGo = distance - self.metres;
  lookAhead(running, rank, self);
  gaps.behind = (running[0]?.metres ?? self.metres) - self.metres;
  gaps.clear = rank === 0 ? self.metres - (running[1]?.metres ?? self.metres) : 0;
  const wanted = askedSpeed(self, multiplier, gaps, conditions);
  const { ahead } = self;
  const held = ahead !== null && self.daylight < HELD_UP && wanted > ahead.speed;
  changeSpeed(self, held ? ahead.speed : wanted, dt);
  spend(self, multiplier, self.shelter * plan.shelter, dt);
  advance(running, rank, self, toGo, conditions.course, dt);
  const isNear = toGo <= plan.driveFrom + PULL_OUT;
  if (held || (isNear && ahead !== null && wanted > ahead.speed - PATIENCE)) {
    const out = pullOut(running, rank, self, conditions.width, dt);
    if (!out && isNear && self.daylight < BODY_LENGTH) self.boxedIn++;
  } else seekRail(running, rank, self, toGo <= plan.driveFrom, dt);
}

function changeSpeed(self: Runner, wanted: number, dt: number): void {
  const gain = ((wanted - self.speed) / self.timeConstant) * dt;
  if (!self.away && self.speed >= wanted * AWAY) self.away = true;
  const most = self.away ? LATER_GAIN * dt : gain;
  self.speed += Math.max(-BRAKING * dt, Math.min(most, gain));
  if (self.speed > self.topSpeed) self.topSpeed = self.speed;
}

function spend(self: Runner, multiplier: number, saved: number, dt: number): void {
  const spent = (power(self.speed / multiplier, saved) - self.supply) * dt;
  self.store = Math.max(0, Math.min(self.fullStore, self.store - spent));
  if (self.store < self.leastStore) self.leastStore = self.store;
  self.supply = breathe(self.supply, dt);
}

/** Moves forward, less what the bend costs, and never into the runner ahead. */
function advance(
  running: readonly Runner[],
  rank: number,
  self: Runner,
  toGo: number,
  course: readonly Piece[],
  dt: number,
): void {
  const radius = radiusAt(course, toGo);
  const lost = radius === 0 ? 1 : 1 + (self.bendLoss * self.lane) / radius;
  if (radius > 0 && self.lane > WIDE) self.wide++;
  let metres = self.metres + (self.speed * dt) / lost;
  for (let other = rank - 1; other >= 0; other--) {
    const leader = running[other];
    if (leader === undefined || leader.metres > metres + BODY_LENGTH + SLACK) break;
    if (Math.abs(leader.lane - self.lane) >= BODY_WIDTH) continue;
    const nearest = Math.max(self.metres, leader.metres - BODY_LENGTH);
    if (metres > nearest) {
      metres = nearest;
      self.speed = Math.min(self.speed, leader.speed);
    }
  }
  self.metres = metres;
}

import { type Piece, radiusAt } from '../course.ts';
import { breathe, power } from './energy.ts';
import { pullOut, seekRail } from './lanes.ts';
import { luckAt } from './luck.ts';
import type { PacePlan } from './pace.ts';
import { askSpeed, type Pace } from './riding.ts';
import type { Runner } from './runner.ts';
import { TICK } from './tick.ts';
import { BODY_LENGTH, BODY_WIDTH, lookAhead, SLACK } from './traffic.ts';

/** What is the same for all runners. */
export interface Conditions extends Pace {
  readonly course: readonly Piece[];
  /** Metres from the rail to the outer fence. */
  readonly width: number;
  /** Seconds from the off to the beginning of the tick. */
  seconds: number;
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
const WIDE_LANE = 5;

/** Runs one tick for the runner at `rank`; those ahead of it have already moved. */
export function stride(
  running: readonly Runner[],
  rank: number,
  self: Runner,
  conditions: Conditions,
): void {
  self.dt = Math.min(TICK, conditions.seconds + TICK - self.luck.gate);
  if (self.dt <= 0) return;
  const { plan } = conditions;
  const toGo = conditions.distance - self.metres;
  const driving = toGo <= plan.driveFrom;
  const isNear = toGo <= plan.driveFrom + PULL_OUT;
  self.form = self.multiplier + luckAt(self.luck, self.metres);
  lookAhead(running, rank, self);
  self.behind = (running[0]?.metres ?? self.metres) - self.metres;
  self.clear = rank === 0 ? self.metres - (running[1]?.metres ?? self.metres) : 0;
  askSpeed(self, conditions);
  const { ahead } = self;
  const held = ahead !== null && self.daylight < HELD_UP && self.asked > ahead.speed;
  const mayPullOut = isNear && ahead !== null && self.asked > ahead.speed - PATIENCE;
  if (held) self.asked = ahead.speed;
  changeSpeed(self);
  spend(self, plan);
  advance(running, rank, self, conditions);
  if (held || mayPullOut) {
    const out = pullOut(running, rank, self, conditions.width);
    if (!out && isNear && self.daylight < BODY_LENGTH) self.boxedIn++;
  } else seekRail(running, rank, self, driving);
}

function changeSpeed(self: Runner): void {
  const { asked, dt } = self;
  const gain = ((asked - self.speed) / self.timeConstant) * dt;
  if (!self.away && self.speed >= asked * AWAY) self.away = true;
  const most = self.away ? LATER_GAIN * dt : gain;
  self.speed += Math.max(-BRAKING * dt, Math.min(most, gain));
  if (self.speed > self.topSpeed) self.topSpeed = self.speed;
}

function spend(self: Runner, plan: PacePlan): void {
  const saved = self.shelter * plan.shelter;
  const spent = (power(self.speed / self.form, saved) - self.supply) * self.dt;
  self.store = Math.max(0, Math.min(self.fullStore, self.store - spent));
  if (self.store < self.leastStore) self.leastStore = self.store;
  self.supply = breathe(self.supply, self.dt);
}

/** Moves forward, less what the bend costs, and never into the runner ahead. */
function advance(
  running: readonly Runner[],
  rank: number,
  self: Runner,
  { course, distance }: Conditions,
): void {
  const radius = radiusAt(course, distance - self.metres);
  const lost = radius === 0 ? 1 : 1 + (self.bendLoss * self.lane) / radius;
  if (radius > 0 && self.lane > WIDE_LANE) self.wide++;
  let metres = self.metres + (self.speed * self.dt) / lost;
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

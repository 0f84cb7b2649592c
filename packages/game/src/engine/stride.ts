import { type Piece, radiusAt } from './course.ts';
import { breathe, power, spendingSpeed, topSpeed } from './energy.ts';
import { changeLane } from './lanes.ts';
import { sectionLuck } from './luck.ts';
import type { PacePlan } from './pace.ts';
import type { Runner } from './runner.ts';
import { closingUp, styleFactor } from './style.ts';
import { BODY_LENGTH, BODY_WIDTH, lookAhead, type Traffic } from './traffic.ts';

/** Seconds between two looks at the race. */
export const TICK = 0.1;

/** What is the same for all runners. */
export interface Conditions {
  readonly distance: number;
  readonly course: readonly Piece[];
  readonly plan: PacePlan;
  readonly scale: number;
  readonly shelterSaves: number;
  readonly width: number;
  /** Mean multiplier of the field, luck included: before the drive the pack sets the pace. */
  readonly fieldMultiplier: number;
}

/** How much of the pack's speed, and how much of its own, a runner goes by before the drive. */
const PACK = 0.75;
const DRIVING = 1.01;

/** The share of a speed above the plan's drive that a runner with plenty left can add to it. */
const KICK = 0.25;

const SPEED_LIMIT = 19.4;
const LEGAL_LIMIT = 19.95;
const SLOWEST = 14;
const LATER_GAIN = 0.55;
const BRAKING = 0.9;
const AWAY = 0.95;

const EASED_BEHIND = 7;
const EASED_FROM = 330;
const EASED_TO = 0.93;

const IDLE_FROM = 3;
const IDLE = 0.003;
const IDLE_MOST = 0.015;

/** Metres before the drive where riders begin to look for a way out from behind others. */
const PULL_OUT = 120;

/** How much faster, in metres per second, the runner ahead must be for it to be left in front. */
const PATIENCE = 0.1;

/** Daylight within which a runner is held up by a slower one. */
const HELD_UP = 0.7;

/** Runs one tick for the runner at `rank`; those ahead of it have already moved. */
export function stride(
  running: readonly Runner[],
  rank: number,
  self: Runner,
  seconds: number,
  conditions: Conditions,
): void {
  const dt = Math.max(0, Math.min(TICK, seconds + TICK - self.luck.gate));
  if (dt === 0) return;
  const toGo = conditions.distance - self.metres;
  const multiplier =
    self.multiplier + conditions.scale * (self.luck.day + sectionLuck(self.luck, self.metres));
  const traffic = lookAhead(running, rank, self);
  const driving = toGo <= conditions.plan.driveFrom;
  const behind = (running[0]?.metres ?? self.metres) - self.metres;
  const clear = rank === 0 ? self.metres - (running[1]?.metres ?? self.metres) : 0;
  const wanted =
    toGo <= 0 ? SLOWEST : wantedSpeed(self, multiplier, toGo, behind, conditions) * idling(clear);
  const blocked = isHeldUp(traffic, wanted);
  changeSpeed(self, blocked ? Math.min(wanted, traffic.ahead?.speed ?? wanted) : wanted, dt);
  spend(self, multiplier, traffic.shelter * conditions.shelterSaves, dt);
  advance(running, rank, self, toGo, conditions.course, dt);
  const isNear = toGo <= conditions.plan.driveFrom + PULL_OUT;
  const pulledOut = isNear && traffic.ahead !== null && wanted > traffic.ahead.speed - PATIENCE;
  const wish = { inTheWay: blocked || pulledOut, driving, width: conditions.width };
  changeLane(running, self, wish, dt);
}

function wantedSpeed(
  self: Runner,
  multiplier: number,
  toGo: number,
  behind: number,
  { distance, plan, fieldMultiplier }: Conditions,
): number {
  const top = topSpeed(self.store, self.fullStore) * multiplier;
  const limit = Math.min(LEGAL_LIMIT, SPEED_LIMIT * multiplier);
  if (toGo <= plan.driveFrom) {
    const spending = spendingSpeed(self.store, self.supply, toGo) * DRIVING;
    const eased = self.luck.eased && toGo <= EASED_FROM && behind > EASED_BEHIND ? EASED_TO : 1;
    return Math.max(
      SLOWEST,
      Math.min(
        limit,
        top,
        Math.min(spending, plan.drive + KICK * (spending - plan.drive)) * multiplier,
      ) * eased,
    );
  }
  const isEarly = self.metres < plan.earlyUntil;
  const packed = PACK * fieldMultiplier + (1 - PACK) * multiplier;
  const ridden =
    (isEarly ? plan.early : plan.middle) *
    packed *
    styleFactor(self.entry.style, distance, isEarly) *
    (isEarly ? 1 : closingUp(self.entry.style, distance, toGo, behind));
  return Math.max(SLOWEST, Math.min(limit, isEarly ? limit : top, ridden));
}

/** A leader so many metres clear does no more than it must. */
function idling(clear: number): number {
  return 1 - Math.max(0, Math.min(IDLE_MOST, IDLE * (clear - IDLE_FROM)));
}

function isHeldUp({ ahead, daylight }: Traffic, wanted: number): boolean {
  return ahead !== null && daylight < HELD_UP && wanted > ahead.speed;
}

function changeSpeed(self: Runner, wanted: number, dt: number): void {
  const gain = ((wanted - self.speed) / self.timeConstant) * dt;
  if (!self.away && self.speed >= wanted * AWAY) self.away = true;
  const most = self.away ? LATER_GAIN * dt : gain;
  self.speed += Math.max(-BRAKING * dt, Math.min(most, gain));
  self.topSpeed = Math.max(self.topSpeed, self.speed);
}

function spend(self: Runner, multiplier: number, saved: number, dt: number): void {
  const spent = (power(self.speed / multiplier, saved) - self.supply) * dt;
  self.store = Math.max(0, Math.min(self.fullStore, self.store - spent));
  self.leastStore = Math.min(self.leastStore, self.store);
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
  let metres = self.metres + (self.speed * dt) / lost;
  for (let other = rank - 1; other >= 0; other--) {
    const leader = running[other];
    if (leader === undefined) break;
    if (Math.abs(leader.lane - self.lane) >= BODY_WIDTH) continue;
    const nearest = Math.max(self.metres, leader.metres - BODY_LENGTH);
    if (metres > nearest) {
      metres = nearest;
      self.speed = Math.min(self.speed, leader.speed);
    }
  }
  self.metres = metres;
}

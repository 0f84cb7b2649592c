import { spendingSpeed, topSpeed } from './energy.ts';
import type { PacePlan } from './pace.ts';
import type { Runner } from './runner.ts';
import { CLOSER_ORDER, closingUp, earlyFactor, middleFactor } from './style.ts';

/** What is the same for all runners. */
export interface Pace {
  /** Metres. */
  readonly distance: number;
  readonly plan: PacePlan;
  /** Mean multiplier of the field, luck included: before the drive the pack sets the pace. */
  readonly fieldMultiplier: number;
}

/** How far a runner is from the leader, and the leader from the next, in metres. */
export interface Gaps {
  behind: number;
  clear: number;
}

/** How much a runner goes by its own speed and not the pack's, early and when the drive begins. */
const OWN = 0.25;
const OWN_AT_DRIVE = 0.5;

/** Jockeys ask for a little more than can last to the post: horses slow down in the last 200 m. */
const ASKING = 1.03;

/** The share of a speed above the plan's drive that a runner with plenty left can add to it. */
const KICK = 0.25;

/** A horse this near to the leader in a finish fights, and is drawn level. */
const INSTINCT = 0.004;
const INSTINCT_REACH = 4;

/** A leader this many metres clear does less for every metre more. */
const IDLE_FROM = 3;
const IDLE = 0.003;
const IDLE_MOST = 0.015;

const SPEED_LIMIT = 19.4;
const LEGAL_LIMIT = 19.95;
const SLOWEST = 14;

const EASED_BEHIND = 7;
const EASED_FROM = 330;
const EASED_TO = 0.93;

/** The speed in metres per second that the jockey asks for, had it the road to itself. */
export function askedSpeed(self: Runner, multiplier: number, gaps: Gaps, pace: Pace): number {
  const { distance, plan } = pace;
  const toGo = distance - self.metres;
  if (toGo <= 0) return SLOWEST;
  const limit = Math.min(LEGAL_LIMIT, SPEED_LIMIT * multiplier);
  const asked =
    toGo <= plan.driveFrom
      ? driven(self, multiplier, toGo, gaps, pace)
      : held(self, multiplier, toGo, gaps, pace);
  return Math.max(SLOWEST, Math.min(limit, asked)) * idling(gaps.clear);
}

/** Before the drive: the pack's pace as the style takes it. */
function held(self: Runner, multiplier: number, toGo: number, gaps: Gaps, pace: Pace): number {
  const { plan, distance, fieldMultiplier } = pace;
  const { style } = self.entry;
  if (self.metres < plan.earlyUntil) {
    const packed = fieldMultiplier + OWN * (multiplier - fieldMultiplier);
    return plan.early * packed * (earlyFactor(style, plan.style) + self.luck.keenness);
  }
  const nearness =
    toGo >= CLOSER_ORDER ? 0 : (CLOSER_ORDER - toGo) / (CLOSER_ORDER - plan.driveFrom);
  const own = OWN + (OWN_AT_DRIVE - OWN) * nearness;
  const packed = fieldMultiplier + own * (multiplier - fieldMultiplier);
  const factor = middleFactor(style, plan.style) * closingUp(style, distance, toGo, gaps.behind);
  return Math.min(
    topSpeed(self.store, self.fullStore) * multiplier,
    plan.middle * (1 + plan.lift * nearness) * packed * factor,
  );
}

/** In the drive: what would spend all that is left at the post, and a fight with those near. */
function driven(self: Runner, multiplier: number, toGo: number, gaps: Gaps, pace: Pace): number {
  const spending = spendingSpeed(self.store, self.supply, toGo) * ASKING;
  const kept = Math.min(spending, pace.plan.drive + KICK * (spending - pace.plan.drive));
  const top = topSpeed(self.store, self.fullStore);
  if (self.luck.eased && toGo <= EASED_FROM && gaps.behind > EASED_BEHIND) self.isEased = true;
  const inTouch = gaps.behind > 0 && gaps.behind < INSTINCT_REACH;
  const spirit = inTouch ? 1 + INSTINCT : 1;
  return Math.min(kept, top) * multiplier * spirit * (self.isEased ? EASED_TO : 1);
}

/** A leader so many metres clear does no more than it must. */
function idling(clear: number): number {
  return 1 - Math.max(0, Math.min(IDLE_MOST, IDLE * (clear - IDLE_FROM)));
}

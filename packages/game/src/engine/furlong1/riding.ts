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

/** Notes the speed that the jockey asks for, had it the road to itself. */
export function askSpeed(self: Runner, pace: Pace): void {
  const toGo = pace.distance - self.metres;
  if (toGo <= 0) {
    self.asked = SLOWEST;
    return;
  }
  if (toGo <= pace.plan.driveFrom) drive(self, pace);
  else hold(self, pace);
  const limit = Math.min(LEGAL_LIMIT, SPEED_LIMIT * self.form);
  const idling = Math.max(0, Math.min(IDLE_MOST, IDLE * (self.clear - IDLE_FROM)));
  self.asked = Math.max(SLOWEST, Math.min(limit, self.asked)) * (1 - idling);
}

/** Before the drive: the pack's pace as the style takes it. */
function hold(self: Runner, pace: Pace): void {
  const { plan, distance, fieldMultiplier } = pace;
  const { style } = self.entry;
  if (self.metres < plan.earlyUntil) {
    const packed = fieldMultiplier + OWN * (self.form - fieldMultiplier);
    self.asked = plan.early * packed * (earlyFactor(style, plan.style) + self.luck.keenness);
    return;
  }
  const toGo = distance - self.metres;
  const nearness =
    toGo >= CLOSER_ORDER ? 0 : (CLOSER_ORDER - toGo) / (CLOSER_ORDER - plan.driveFrom);
  const own = OWN + (OWN_AT_DRIVE - OWN) * nearness;
  const packed = fieldMultiplier + own * (self.form - fieldMultiplier);
  const factor = middleFactor(style, plan.style) * closingUp(style, distance, toGo, self.behind);
  const top = topSpeed(self.store, self.fullStore) * self.form;
  self.asked = Math.min(top, plan.middle * (1 + plan.lift * nearness) * packed * factor);
}

/** In the drive: what would spend all that is left at the post, and a fight with those near. */
function drive(self: Runner, { distance, plan }: Pace): void {
  const toGo = distance - self.metres;
  const spending = spendingSpeed(self.store, self.supply, toGo) * ASKING;
  const kept = Math.min(spending, plan.drive + KICK * (spending - plan.drive));
  const top = topSpeed(self.store, self.fullStore);
  if (self.luck.eased && toGo <= EASED_FROM && self.behind > EASED_BEHIND) self.isEased = true;
  const inTouch = self.behind > 0 && self.behind < INSTINCT_REACH;
  const spirit = inTouch ? 1 + INSTINCT : 1;
  self.asked = Math.min(kept, top) * self.form * spirit * (self.isEased ? EASED_TO : 1);
}

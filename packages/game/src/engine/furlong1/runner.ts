import type { CardRunner } from '../card.ts';
import { type Clock, startClock } from '../clock.ts';
import type { Luck } from './luck.ts';

/** A runner during the race. Every tick changes it in place. */
export interface Runner {
  readonly entry: CardRunner;
  readonly luck: Luck;
  readonly clock: Clock;
  /** Speed multiplier without luck. */
  readonly multiplier: number;
  /** Joules per kilogram at the start. */
  readonly fullStore: number;
  /** Seconds. */
  readonly timeConstant: number;
  /** The share of a bend's extra ground that it loses. */
  readonly bendLoss: number;
  /** Metres per second. */
  readonly sidewaysSpeed: number;
  /** Metres run, measured on the rail. */
  metres: number;
  /** Metres from the rail. */
  lane: number;
  /** Metres per second. */
  speed: number;
  /** Joules per kilogram. */
  store: number;
  /** Watts per kilogram. */
  supply: number;
  /** It has reached its early pace; from then on it gathers speed slowly. */
  away: boolean;
  /** Seconds of this tick that it runs. */
  dt: number;
  /** Speed multiplier of the moment, luck included. */
  form: number;
  /** Metres per second that its jockey asks for. */
  asked: number;
  /** Metres behind the leader. */
  behind: number;
  /** Metres clear of the next, if it leads. */
  clear: number;
  /** The nearest runner straight ahead within eight metres. */
  ahead: Runner | null;
  /** Metres of daylight to it. */
  daylight: number;
  /** 0 in the open, 1 in full shelter. */
  shelter: number;
  topSpeed: number;
  leastStore: number;
  /** Ticks in the drive spent behind others with no way out. */
  boxedIn: number;
  /** Ticks spent wide on bends. */
  wide: number;
  /** Its jockey has given up. */
  isEased: boolean;
  easingNoted: boolean;
}

/** The rail is half a horse away from the first stall's middle. */
const FIRST_STALL = 0.6;
const STALL = 1.2;
const RIDING = 0.0002;

/** With the full share of a bend's extra ground, outer stalls would win too seldom on ovals. */
const BENDS = 0.7;

/** What the day and the distance make of every runner. */
export interface RaceFactors {
  /** Metres. */
  readonly distance: number;
  /** Factor on speed. */
  readonly factor: number;
  /** The share of the anaerobic store that can be reached. */
  readonly reach: number;
}

/** A runner in its stall; stalls count from 0 at the rail. */
export function inStall(
  entry: CardRunner,
  stall: number,
  luck: Luck,
  factors: RaceFactors,
): Runner {
  const fullStore = (entry.stamina / 10) * factors.reach;
  return {
    entry,
    luck,
    clock: startClock(factors.distance),
    multiplier: (entry.speed / 1000000 + entry.riding * RIDING) * factors.factor,
    fullStore,
    timeConstant: entry.acceleration / 1000,
    bendLoss: (BENDS * entry.bends) / 1000,
    sidewaysSpeed: entry.nimbleness / 1000,
    metres: 0,
    lane: FIRST_STALL + stall * STALL,
    speed: 0,
    store: fullStore,
    supply: 0,
    away: false,
    dt: 0,
    form: 1,
    asked: 0,
    behind: 0,
    clear: 0,
    ahead: null,
    daylight: 0,
    shelter: 0,
    topSpeed: 0,
    leastStore: fullStore,
    boxedIn: 0,
    wide: 0,
    isEased: false,
    easingNoted: false,
  };
}

import type { CardRunner } from './card.ts';
import type { Luck } from './luck.ts';

/** A runner during the race. */
export interface Runner {
  readonly entry: CardRunner;
  readonly luck: Luck;
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
  metres: number;
  lane: number;
  speed: number;
  /** Joules per kilogram. */
  store: number;
  /** Watts per kilogram. */
  supply: number;
  /** It has reached its early pace; from then on it gathers speed slowly. */
  away: boolean;
  topSpeed: number;
  leastStore: number;
}

/** The rail is half a horse away from the first stall's middle. */
const FIRST_STALL = 0.6;
const STALL = 1.2;
const RIDING = 0.0002;

/** What the day and the distance make of every runner. */
export interface Ground {
  /** Factor on speed. */
  readonly factor: number;
  /** The share of the anaerobic store that can be reached. */
  readonly reach: number;
}

/** A runner in its stall; stalls count from 0 at the rail. */
export function inStall(entry: CardRunner, stall: number, luck: Luck, ground: Ground): Runner {
  const fullStore = (entry.stamina / 10) * ground.reach;
  return {
    entry,
    luck,
    multiplier: (entry.speed / 1000000 + entry.riding * RIDING) * ground.factor,
    fullStore,
    timeConstant: entry.acceleration / 1000,
    bendLoss: entry.bends / 1000,
    sidewaysSpeed: entry.nimbleness / 1000,
    metres: 0,
    lane: FIRST_STALL + stall * STALL,
    speed: 0,
    store: fullStore,
    supply: 0,
    away: false,
    topSpeed: 0,
    leastStore: fullStore,
  };
}

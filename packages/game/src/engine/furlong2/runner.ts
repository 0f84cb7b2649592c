import type { CardRunner } from '../card.ts';
import { type Clock, startClock } from '../clock.ts';
import { FIRST_STALL, STALL } from '../stalls.ts';
import { FRESH_TOP } from './energy.ts';
import type { Luck } from './luck.ts';

/** A runner in a race. What a tick changes lies in three places, each with one kind of thing. */
export interface Runner {
  readonly entry: CardRunner;
  /** Its own among the bits of `Tick.near`. */
  readonly bit: number;
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
  /** Where it is and how it goes: changed at the end of a tick, for all runners at once. */
  readonly body: Body;
  /** What it sees and decides in this tick; written anew in every one. */
  readonly tick: Tick;
  /** What a race reader remarks on. Nothing in the race depends on it. */
  readonly notes: Notes;
}

/** A number that V8 keeps as a double from the start, so that no tick has to make room for one. */
const UNSET = 0.5;

class Body {
  /** Metres run, measured on the rail. */
  metres = UNSET;
  /** Metres from the rail. */
  lane = UNSET;
  /** Metres per second over the ground. */
  speed = UNSET;
  /** Metres per second sideways, outward if positive. */
  drift = UNSET;
  /** Joules per kilogram. */
  store = UNSET;
  /** Watts per kilogram. */
  supply = UNSET;
  /** Metres per second: the even speed that would spend its store at the post, as last reckoned. */
  even = UNSET;
  /** It has reached its early pace; from then on it gathers speed slowly. */
  away = false;
}

class Tick {
  /** Seconds of this tick that it runs. */
  dt = UNSET;
  /** Speed multiplier of the moment, luck included. */
  form = UNSET;
  /** Metres that its rider lets it drop back beyond its style; forward, if negative. */
  settling = UNSET;
  /** How sharply the course turns where it is, 1/m. */
  curvature = UNSET;
  /** Metres behind the leader. */
  behind = UNSET;
  /** The runner straight ahead that lets it go least fast: the nearest, or a slower one beyond. */
  ahead: Runner | null = null;
  /** Metres of daylight to it. */
  daylight = UNSET;
  /** Metres per second that it may go behind it. */
  limit = UNSET;
  /** 0 in the open, 1 in full shelter. */
  shelter = UNSET;
  /** Those that a step sideways could bring it near: the bits of their stalls. */
  near = 0;
  /** Metres behind the leader at which its rider wants to be before the drive. */
  wanted = UNSET;
  /** Metres per second that its jockey would go, had it the road to itself. */
  asked = UNSET;
  /** Beaten, and not pressed any more. */
  eased = false;
  /** It would go faster than the runner ahead lets it. */
  held = false;
  /** It looks for a way out from behind others, and there is none. */
  boxedIn = false;
  /** What it needs to move sideways: room in metres before and behind, and how far it would go. */
  front = UNSET;
  rear = UNSET;
  step = UNSET;
  /** At the end of the tick, like those below. */
  metres = UNSET;
  lane = UNSET;
  speed = UNSET;
  drift = UNSET;
}

class Notes {
  topSpeed = UNSET;
  leastStore = UNSET;
  /** Ticks in the drive spent behind others with no way out. */
  boxedIn = 0;
  /** Ticks spent wide on bends. */
  wide = 0;
  /** Its jockey has given up. */
  eased = false;
}

/** With the full share of a bend's extra ground, outer stalls would win too seldom on ovals. */
const BENDS = 1.28;

/** Joules per kilogram of an average store. */
const AVERAGE_STAMINA = 2215;

/** How much of a difference from it tells: the more, the farther beyond a distance in metres. */
const STAMINA = 0.0009;
const STAMINA_TELLS = 800;

/** Thousandths of a bend's ground that a horse of average handling loses, and a difference from it. */
const AVERAGE_BENDS = 160;
const HANDLING = 1.8;

/** A runner in its stall; stalls count from 0 at the rail. */
export function inStall(
  entry: CardRunner,
  stall: number,
  luck: Luck,
  { distance, multiplier, reach }: { distance: number; multiplier: number; reach: number },
): Runner {
  const tells = STAMINA * (distance - STAMINA_TELLS);
  const stamina = AVERAGE_STAMINA + tells * (entry.stamina / 10 - AVERAGE_STAMINA);
  const fullStore = stamina * reach;
  const body = new Body();
  body.metres = 0;
  body.lane = FIRST_STALL + stall * STALL;
  body.speed = 0;
  body.drift = 0;
  body.store = fullStore;
  body.supply = 0;
  body.even = FRESH_TOP;
  const notes = new Notes();
  notes.topSpeed = 0;
  notes.leastStore = fullStore;
  return {
    entry,
    bit: 1 << stall,
    luck,
    clock: startClock(distance),
    multiplier,
    fullStore,
    timeConstant: entry.acceleration / 1000,
    bendLoss: (BENDS * (AVERAGE_BENDS + HANDLING * (entry.bends - AVERAGE_BENDS))) / 1000,
    sidewaysSpeed: entry.nimbleness / 1000,
    body,
    tick: new Tick(),
    notes,
  };
}

import type { CardRunner } from '../card.ts';
import { type Clock, startClock } from '../clock.ts';
import { FIRST_STALL, STALL } from '../stalls.ts';
import type { Luck } from './luck.ts';

/** A runner in a race. What a tick changes lies in three places, each with one kind of thing. */
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
  /** It has reached its early pace; from then on it gathers speed slowly. */
  away = false;
}

class Tick {
  /** Seconds of this tick that it runs. */
  dt = UNSET;
  /** Speed multiplier of the moment, luck included. */
  form = UNSET;
  /** Metres behind the leader. */
  behind = UNSET;
  /** The nearest runner straight ahead that matters. */
  ahead: Runner | null = null;
  /** Metres of daylight to it. */
  daylight = UNSET;
  /** 0 in the open, 1 in full shelter. */
  shelter = UNSET;
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

/** What a point of a jockey's skill adds to speed. */
const RIDING = 0.0005;

/** With the full share of a bend's extra ground, outer stalls would win too seldom on ovals. */
const BENDS = 1.5;

/** Joules per kilogram of an average store, and how much of a difference from it tells. */
const AVERAGE_STAMINA = 2215;
const STAMINA = 0.75;

/** A runner in its stall; stalls count from 0 at the rail. */
export function inStall(
  entry: CardRunner,
  stall: number,
  luck: Luck,
  { distance, factor, reach }: { distance: number; factor: number; reach: number },
): Runner {
  const stamina = AVERAGE_STAMINA + STAMINA * (entry.stamina / 10 - AVERAGE_STAMINA);
  const fullStore = stamina * reach;
  const body = new Body();
  body.metres = 0;
  body.lane = FIRST_STALL + stall * STALL;
  body.speed = 0;
  body.drift = 0;
  body.store = fullStore;
  body.supply = 0;
  const notes = new Notes();
  notes.topSpeed = 0;
  notes.leastStore = fullStore;
  return {
    entry,
    luck,
    clock: startClock(distance),
    multiplier: (entry.speed / 1000000 + entry.riding * RIDING) * factor,
    fullStore,
    timeConstant: entry.acceleration / 1000,
    bendLoss: (BENDS * entry.bends) / 1000,
    sidewaysSpeed: entry.nimbleness / 1000,
    body,
    tick: new Tick(),
    notes,
  };
}

import { evenSpeed, isTired, topSpeed } from './energy.ts';
import { paceAt } from './plan.ts';
import type { Race } from './race.ts';
import type { Runner } from './runner.ts';

/** Out of place by a metre, a runner changes its speed by this share, and at most by that. */
const CORRECTION = 0.003;
const MOST_CORRECTION = 0.025;

/**
 * The same on a bend in the first metres run: a field that starts into a bend is as wide as its stalls,
 * and riders take their places at once, so that the outer ones find room to cross in.
 */
const SOON = 300;
const SOON_CORRECTION = 0.016;
const MOST_SOON = 0.05;

/**
 * Metres over which a rider lets a runner's form gain or lose ground, first and when the drive
 * begins; it grows as the square of the way there, so that the good ones lie handy by then.
 */
const OWN_FIRST = 200;
const OWN = 1550;

/** The share of a pace faster than the plan that those behind the leaders go along with. */
const FOLLOWED = 0.3;

/** Jockeys ask for a little more than can last to the post: horses slow down in the last 200 m. */
const ASKING = 1.03;

/**
 * The share of a speed above the plan's drive that a runner with plenty left can add to it, and the
 * time constant in seconds of a runner of average acceleration: the quicker it is, the more.
 */
const KICK = 0.7;
const AVERAGE_QUICKNESS = 2.25;

/** Metres behind the leader within which a driving runner fights, and what that adds to its speed. */
const FIGHTING = 4;
const FIGHT = 0.0058;

/** Metres per second, whatever the day; the fastest 200 m of real races are run at 19.9. */
const FASTEST = 19.8;
const SLOWEST = 14;

/** Beaten by so many metres with so many to go, a runner is not pressed. */
const BEATEN = 30;
const EASED_FROM = 200;
const EASED = 0.97;

/** Decides how fast every jockey would go, had it the road to itself. */
export function ride(race: Race): void {
  const { running, distance, plan } = race;
  for (const runner of running) {
    const { body, tick } = runner;
    const toGo = distance - body.metres;
    if (toGo <= 0) {
      tick.asked = SLOWEST;
      continue;
    }
    if (toGo <= plan.driveFrom) drive(runner, race);
    else hold(runner, race);
    tick.asked = Math.max(SLOWEST, Math.min(FASTEST, tick.asked));
  }
}

/** Before the drive: in its place in the column, as its form allows. */
function hold({ body, tick, fullStore }: Runner, { distance, plan, fieldForm, tempo }: Race): void {
  const done = body.metres / (distance - plan.driveFrom);
  const own = Math.max(OWN_FIRST, OWN * done * done);
  const ahead = (tick.form / fieldForm - 1) * own;
  const offPlace = tick.behind - tick.wanted + ahead;
  const soon = body.metres < SOON && tick.curvature > 0;
  const most = soon ? MOST_SOON : MOST_CORRECTION;
  const wished = (soon ? SOON_CORRECTION : CORRECTION) * offPlace;
  const correction = Math.max(-most, Math.min(most, wished));
  const pace = paceAt(plan, distance, body.metres) * fieldForm;
  const followed = tick.wanted === 0 ? tempo : Math.min(tempo, FOLLOWED * tempo);
  tick.asked = pace * (1 + followed + correction);
  if (isTired(body.store, fullStore)) {
    tick.asked = Math.min(tick.asked, topSpeed(body.store, fullStore) * tick.form);
  }
}

/** In the drive: what would spend all that is left at the post. */
function drive({ body, tick, fullStore, timeConstant }: Runner, { distance, plan }: Race): void {
  const toGo = distance - body.metres;
  body.even = evenSpeed(body.even, body.store, body.supply, toGo);
  const spending = body.even * ASKING;
  const kick = KICK * (2 * (AVERAGE_QUICKNESS / timeConstant) - 1);
  const kept = Math.min(spending, plan.drive + kick * (spending - plan.drive));
  tick.eased = toGo <= EASED_FROM && tick.behind > BEATEN;
  const fighting = tick.behind > 0 && tick.behind < FIGHTING;
  const pressed = tick.eased ? EASED : fighting ? 1 + FIGHT : 1;
  tick.asked = Math.min(kept, topSpeed(body.store, fullStore)) * tick.form * pressed;
}

import { isHome, readClock } from '../clock.ts';
import { breathe, power } from './energy.ts';
import type { Race } from './race.ts';
import type { Runner } from './runner.ts';
import { TICK } from './tick.ts';

/** Metres from the rail beyond which a runner goes wide on a bend. */
const WIDE_LANE = 5;

/** Makes the decisions of the tick true, for all runners at once. */
export function commit(race: Race): void {
  for (const runner of race.field) {
    const { body, tick, clock } = runner;
    if (tick.dt <= 0) continue;
    if (tick.metres >= clock.next) passMark(runner, race);
    if (body.metres < race.distance) note(runner);
    spend(runner, race);
    body.metres = tick.metres;
    body.lane = tick.lane;
    body.speed = tick.speed;
    body.drift = tick.drift;
  }
}

function passMark({ clock, body, tick }: Runner, race: Race): void {
  const seconds = race.ticks * TICK;
  readClock(clock, { seconds, tick: TICK, before: body.metres, after: tick.metres });
  if (isHome(clock)) race.home++;
}

function spend({ body, tick, fullStore }: Runner, { plan }: Race): void {
  const spent = power(tick.speed / tick.form, tick.shelter * plan.shelter) - body.supply;
  body.store = Math.max(0, Math.min(fullStore, body.store - spent * tick.dt));
  body.supply = breathe(body.supply, tick.dt);
}

function note({ body, tick, notes }: Runner): void {
  if (tick.speed > notes.topSpeed) notes.topSpeed = tick.speed;
  if (body.store < notes.leastStore) notes.leastStore = body.store;
  if (tick.boxedIn) notes.boxedIn++;
  if (tick.eased) notes.eased = true;
  if (body.lane > WIDE_LANE && tick.curvature > 0) notes.wide++;
}

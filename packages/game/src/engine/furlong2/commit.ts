import { isHome, readClock, TICK } from '../clock.ts';
import { curvatureAt } from './bends.ts';
import { breathe, power } from './energy.ts';
import type { Race } from './race.ts';
import type { Runner } from './runner.ts';

/** Metres from the rail beyond which a runner goes wide on a bend. */
const WIDE_LANE = 5;

/** Makes the decisions of the tick true, for all runners at once; returns how many are home. */
export function commit(race: Race): number {
  const seconds = race.ticks * TICK;
  let home = 0;
  for (const runner of race.field) {
    const { body, tick, clock } = runner;
    if (tick.dt > 0) {
      if (tick.metres >= clock.next) readClock(clock, body.metres, tick.metres, seconds);
      note(runner, race);
      spend(runner, race);
      body.metres = tick.metres;
      body.lane = tick.lane;
      body.speed = tick.speed;
      body.drift = tick.drift;
    }
    if (isHome(clock)) home++;
  }
  return home;
}

function spend({ body, tick, fullStore }: Runner, { plan }: Race): void {
  const spent = power(tick.speed / tick.form, tick.shelter * plan.shelter) - body.supply;
  body.store = Math.max(0, Math.min(fullStore, body.store - spent * tick.dt));
  body.supply = breathe(body.supply, tick.dt);
}

function note({ body, tick, notes }: Runner, { bends, distance }: Race): void {
  if (body.metres >= distance) return;
  if (tick.speed > notes.topSpeed) notes.topSpeed = tick.speed;
  if (body.store < notes.leastStore) notes.leastStore = body.store;
  const bending = curvatureAt(bends, distance - body.metres) > 0;
  if (tick.boxedIn) notes.boxedIn++;
  if (tick.eased) notes.eased = true;
  if (bending && body.lane > WIDE_LANE) notes.wide++;
}

import { TICK } from '../clock.ts';
import { sectionOf } from './luck.ts';
import type { Race } from './race.ts';
import type { Runner } from './runner.ts';

export const BODY_LENGTH = 2.4;
export const BODY_WIDTH = 0.95;

/** Shelter is full close behind another runner and fades with the gap; metres. */
const SHELTER_WIDTH = 1.1;
const SHELTER_FULL = 2.6;
const SHELTER_ENDS = 8;

/** Puts the runners in running order; insertion sort, stable for runners level. */
export function order({ running }: Race): void {
  for (let next = 1; next < running.length; next++) {
    const runner = running[next];
    if (runner === undefined) return;
    const { metres } = runner.body;
    let rank = next;
    for (; rank > 0; rank--) {
      const ahead = running[rank - 1];
      if (ahead === undefined || ahead.body.metres >= metres) break;
      running[rank] = ahead;
    }
    running[rank] = runner;
  }
}

/** Notes what every runner sees at the beginning of the tick. */
export function look({ running, ticks }: Race): void {
  const front = running[0]?.body.metres ?? 0;
  for (let rank = 0; rank < running.length; rank++) {
    const self = running[rank];
    if (self === undefined) return;
    const { tick, body, luck } = self;
    tick.dt = Math.max(0, Math.min(TICK, (ticks + 1) * TICK - luck.gate));
    tick.held = false;
    tick.form = self.multiplier + (luck.sections[sectionOf(luck, body.metres)] ?? luck.day);
    tick.behind = front - body.metres;
    lookAhead(running, rank, self);
  }
}

function lookAhead(running: readonly Runner[], rank: number, { body, tick }: Runner): void {
  let nearest: Runner | null = null;
  let daylight = SHELTER_ENDS;
  let shelter = 0;
  for (let other = rank - 1; other >= 0; other--) {
    const one = running[other];
    if (one === undefined) break;
    const gap = one.body.metres - body.metres - BODY_LENGTH;
    if (gap >= SHELTER_ENDS) break;
    const apart = Math.abs(one.body.lane - body.lane);
    if (apart > SHELTER_WIDTH) continue;
    if (gap >= 0) {
      const cover = gap <= SHELTER_FULL ? 1 : (SHELTER_ENDS - gap) / (SHELTER_ENDS - SHELTER_FULL);
      if (cover > shelter) shelter = cover;
    }
    if (apart < BODY_WIDTH && gap < daylight) {
      nearest = one;
      daylight = gap;
    }
  }
  tick.ahead = nearest;
  tick.daylight = daylight;
  tick.shelter = shelter;
}

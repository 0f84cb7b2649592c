import { curvatureAt } from './bends.ts';
import { speedBehind } from './follow.ts';
import { sectionOf } from './luck.ts';
import type { Race } from './race.ts';
import type { Runner } from './runner.ts';
import { TICK } from './tick.ts';

export const BODY_LENGTH = 2.4;
export const BODY_WIDTH = 0.95;

/** Shelter is full close behind another runner and fades with the gap; metres. */
const SHELTER_WIDTH = 1.1;
const SHELTER_FULL = 2.6;
const SHELTER_ENDS = 8;

/** Metres between noses, and sideways, beyond which two cannot be in each other's way in a tick. */
const FAR = 14;
const ASIDE = BODY_WIDTH + 0.8;

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
export function look({ running, ticks, bends, distance }: Race): void {
  const front = running[0]?.body.metres ?? 0;
  for (let rank = 0; rank < running.length; rank++) {
    const self = running[rank];
    if (self === undefined) return;
    const { tick, body, luck } = self;
    tick.dt = Math.max(0, Math.min(TICK, (ticks + 1) * TICK - luck.gate));
    const section = sectionOf(luck, body.metres);
    tick.form = self.multiplier + (luck.sections[section] ?? luck.day);
    tick.settling = luck.settling[section] ?? 0;
    tick.curvature = curvatureAt(bends, distance - body.metres);
    tick.behind = front - body.metres;
    lookAhead(running, rank, self);
  }
}

function lookAhead(running: readonly Runner[], rank: number, self: Runner): void {
  const { tick } = self;
  const { metres, lane } = self.body;
  let first: Runner | null = null;
  let daylight = SHELTER_ENDS;
  let limit = Infinity;
  let shelter = 0;
  let near = 0;
  for (let other = rank - 1; other >= 0; other--) {
    const one = running[other];
    if (one === undefined) break;
    const ahead = one.body.metres - metres;
    if (ahead > FAR) break;
    const apart = Math.abs(one.body.lane - lane);
    if (apart > ASIDE) continue;
    near |= one.bit;
    one.tick.near |= self.bit;
    const gap = ahead - BODY_LENGTH;
    if (gap >= SHELTER_ENDS || apart > SHELTER_WIDTH) continue;
    if (gap >= 0) {
      const cover = gap <= SHELTER_FULL ? 1 : (SHELTER_ENDS - gap) / (SHELTER_ENDS - SHELTER_FULL);
      if (cover > shelter) shelter = cover;
    }
    if (apart >= BODY_WIDTH) continue;
    const most = speedBehind(one, gap);
    if (most >= limit) continue;
    first = one;
    limit = most;
    daylight = gap;
  }
  tick.near = near;
  tick.ahead = first;
  tick.limit = limit;
  tick.daylight = daylight;
  tick.shelter = shelter;
}

import type { Race } from './race.ts';
import { TICK } from './tick.ts';

/** Metres behind the leader within which another disputes the lead. */
const DISPUTING = 5;

/** By how many want the lead, from none: the share by which the pace differs from the plan. */
const tempos = [-0.012, -0.013, -0.004, 0.007, 0.013] as const;
const MOST = 0.02;

/** The share by which the pace changes in a second at most. */
const CHANGE = 0.002;

/** The pace is made by those in front: one alone takes it easy, several burn each other up. */
export function setTempo(race: Race): void {
  let leaders = 0;
  for (const runner of race.running) {
    if (runner.tick.behind > DISPUTING) break;
    if (runner.tick.wanted === 0) leaders++;
  }
  const target = tempos[leaders] ?? MOST;
  const change = Math.max(-CHANGE * TICK, Math.min(CHANGE * TICK, target - race.tempo));
  race.tempo += change;
}

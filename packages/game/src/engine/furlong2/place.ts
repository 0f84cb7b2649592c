import type { RunningStyle } from '../../horses/foundation.ts';
import { CLOSER_ORDER } from './plan.ts';
import type { Race } from './race.ts';

/** Where each style wants to be before anybody moves: 0 in front, 1 at the end of the column. */
const places: Readonly<Record<RunningStyle, number>> = { 0: 0.12, 1: 0.32, 2: 0.66, 3: 0.88 };

/** The share of the column that is left when the drive begins. */
const CLOSED = 0.5;

/** By how much a faster pace than the plan draws the column out: 1 % of pace by a quarter. */
const STRETCH = 25;

/** Metres run after which a runner that wants to lead and does not gives in, by its keenness. */
const DISPUTED = 300;
const DISPUTED_MORE = 900;

/** Metres behind the leader nearer than which nobody but a front-runner wants to be. */
const NEAREST = 0.5;

/** Decides how far behind the leader each rider wants to be before the drive. */
export function place({ running, distance, plan, tempo }: Race): void {
  const stretched = plan.column * (1 + STRETCH * Math.max(0, tempo));
  for (const { entry, luck, body, tick } of running) {
    if (entry.style === 0 && body.metres < DISPUTED + DISPUTED_MORE * luck.keenness) {
      tick.wanted = 0;
      continue;
    }
    const toGo = distance - body.metres;
    const closing =
      toGo >= CLOSER_ORDER ? 0 : (CLOSER_ORDER - toGo) / (CLOSER_ORDER - plan.driveFrom);
    const column = stretched * (1 - (1 - CLOSED) * Math.min(1, closing));
    tick.wanted = Math.max(NEAREST, column * places[entry.style] + tick.settling);
  }
}

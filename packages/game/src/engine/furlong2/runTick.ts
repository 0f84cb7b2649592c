import { commit } from './commit.ts';
import { look, order } from './look.ts';
import { place } from './place.ts';
import type { Race } from './race.ts';
import { ride } from './ride.ts';
import { steer } from './steer.ts';
import { stride } from './stride.ts';
import { setTempo } from './tempo.ts';

/** One tick: everybody looks, then decides, then moves. */
export function runTick(race: Race): void {
  look(race);
  place(race);
  setTempo(race);
  ride(race);
  stride(race);
  steer(race);
  commit(race);
  order(race);
  race.ticks++;
}

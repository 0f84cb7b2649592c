import { commit } from '../furlong2/commit.ts';
import { look, order } from '../furlong2/look.ts';
import { place } from '../furlong2/place.ts';
import { ride } from '../furlong2/ride.ts';
import { steer } from '../furlong2/steer.ts';
import { setTempo } from '../furlong2/tempo.ts';
import type { Race } from './race.ts';
import { stride } from './stride.ts';

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

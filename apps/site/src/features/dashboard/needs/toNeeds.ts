import { overreachedHorses, tiredHorses } from './horsesAtRest.ts';
import { horsesToEnter } from './horsesToEnter.ts';
import type { Need, NeedFacts } from './need.ts';
import { racesNow } from './racesNow.ts';
import { requestsToJoin } from './requestsToJoin.ts';
import { idleHorses, racelessHorses, trainedHorses, unpaidSessions } from './trainingNews.ts';
import { wearingOut, wornOut } from './wornEquipment.ts';

/** Every kind of need, the costliest first where none of them ends by the clock. */
const kinds = [
  racesNow,
  horsesToEnter,
  requestsToJoin,
  wornOut,
  overreachedHorses,
  tiredHorses,
  unpaidSessions,
  idleHorses,
  wearingOut,
  trainedHorses,
  racelessHorses,
];

/** What needs the owner: first what ends soonest, then what has no end, by how much it costs to leave it. */
export function toNeeds(facts: NeedFacts): Need[] {
  return kinds
    .flatMap((needsOf) => needsOf(facts))
    .toSorted((one, other) => (one.until ?? Infinity) - (other.until ?? Infinity) || 0);
}

import { hashText } from '../random/hashText.ts';
import { DAY } from '../season/durations.ts';
import { goingOfDay } from './goingOfDay.ts';
import type { PlannedRace } from './programme.ts';
import { raceName } from './raceNames.ts';
import {
  type AskedRace,
  purseOfFees,
  requestBand,
  requestConditions,
  suitedBy,
} from './requests.ts';

/** The race that a request becomes once it is full and its off is fixed, in ms since 1970. */
export function requestedRace(
  asked: AskedRace & { readonly id: string },
  offAt: number,
): PlannedRace {
  const { id, trackId, distance, surface, grade, ageClass, entryFee, runners } = asked;
  const chance = hashText(id);
  return {
    slot: `request ${id}`,
    offAt,
    name: raceName(grade, chance % 10_000, chance),
    trackId,
    distance,
    surface,
    going: goingOfDay(trackId, surface, Math.floor(offAt / DAY)),
    grade,
    ageClass,
    conditions: requestConditions(asked),
    suitableFor: suitedBy(distance),
    purse: purseOfFees({ entryFee, runners }),
    entryFee,
    ...requestBand(grade),
    maxEntries: runners,
    noviceStablesOnly: false,
    claimPrice: null,
    championship: null,
  };
}

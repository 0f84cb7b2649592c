import { randomBytes } from 'node:crypto';
import { openRace } from '@furlong/backend/service';
import { canonicalJson, ENGINE, RULES, roundAfter, type Terms } from '@furlong/game/engine';
import { MINUTE, type PlannedRace } from '@furlong/game/rules';
import type { StewardSettings } from '../shared/settings.ts';
import type { FieldSizes } from './fieldSizes.ts';

/** A race that this steward has opened, with the seed that it has just committed to. */
export interface OpenedRace {
  raceId: string;
  seed: string;
  /** The version of the engine that will run it. */
  engine: string;
  closesAt: number;
}

/**
 * Opens a planned race with a fresh seed and the first of its house runners. Null if the slot has its
 * race already.
 */
export async function openPlannedRace(
  settings: StewardSettings,
  { planned, sizes, at }: { planned: PlannedRace; sizes: FieldSizes; at: number },
): Promise<OpenedRace | null> {
  const { backend, beaconAddresses } = settings;
  const seed = randomBytes(32).toString('hex');
  const { closesAt, claim } = closingOf(planned, settings, at);
  const raceId = await openRace(backend, {
    race: planned,
    closesAt,
    seed,
    engine: ENGINE,
    terms: termsOf(planned, { sizes, closesAt, claim, beaconAddresses, requested: null }),
    openingField: sizes.opening,
    at,
  });
  return raceId === null ? null : { raceId, seed, engine: ENGINE, closesAt };
}

/** When entries of a race close that is opened at `at`, and of a claiming race the terms of its claims. */
function closingOf(
  { claimPrice, offAt }: PlannedRace,
  settings: Pick<
    StewardSettings,
    'closeSecondsBefore' | 'claimsOpenSecondsBefore' | 'claimsShutSecondsBefore'
  >,
  at: number,
): { closesAt: number; claim: Terms['claim'] } {
  const last = offAt - settings.closeSecondsBefore * 1000;
  if (claimPrice === null) return { closesAt: last, claim: undefined };
  // One that is opened late has its entries and its claims open for a minute each, as far as there is time.
  const opens = Math.max(offAt - settings.claimsOpenSecondsBefore * 1000, at + MINUTE);
  const closesAt = Math.min(opens, last);
  const shuts = offAt - settings.claimsShutSecondsBefore * 1000;
  const shutsAt = Math.max(shuts, Math.min(closesAt + MINUTE, offAt));
  return { closesAt, claim: { price: claimPrice, shutsAt } };
}

/** What a race is bound to from its opening, as canonical JSON. */
export function termsOf(
  planned: PlannedRace,
  bound: {
    sizes: FieldSizes;
    closesAt: number;
    claim: Terms['claim'];
    beaconAddresses: StewardSettings['beaconAddresses'];
    requested: Terms['requested'];
  },
): string {
  const { slot, trackId, distance, surface, going, grade, ageClass, suitableFor } = planned;
  const { minRating, maxRating, maxEntries, offAt, championship } = planned;
  const { sizes, closesAt, claim, beaconAddresses, requested } = bound;
  return canonicalJson({
    rules: RULES,
    engine: ENGINE,
    slot,
    trackId,
    distance,
    surface,
    going,
    grade,
    ageClass,
    suitableFor,
    minRating,
    maxRating,
    maxEntries,
    closesAt,
    offAt,
    booking: 'asked',
    openingField: sizes.opening,
    finalField: sizes.final,
    beaconRound: beaconAddresses.length === 0 ? null : roundAfter(offAt),
    requested,
    ...(championship && { championship }),
    ...(claim && { claim }),
  } satisfies Terms);
}

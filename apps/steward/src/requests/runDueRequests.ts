import { randomBytes } from 'node:crypto';
import { raceRequest } from '@furlong/backend';
import {
  claimDueRaceRequest,
  expireRaceRequest,
  openRequestedRace,
} from '@furlong/backend/service';
import { ENGINE } from '@furlong/game/engine';
import { requestedRace } from '@furlong/game/rules';
import { termsOf } from '../programme/openPlannedRace.ts';
import type { StewardSettings } from '../shared/settings.ts';

/** How long a claim keeps other stewards off, in seconds. */
const leaseSeconds = 30;

/**
 * Opens the race of every request that is full, bound to a seed of this moment, and ends those whose time is up:
 * their fees go back. One whose race could not be opened before its entries close ends as well, so that one that
 * fails holds up the others no longer than that.
 */
export async function runDueRequests(settings: StewardSettings, at: number): Promise<void> {
  const { backend, name, onError } = settings;
  for (;;) {
    const requestId = await claimDueRaceRequest(backend, { steward: name, at, leaseSeconds });
    if (requestId === null) return;
    try {
      await takeStep(settings, requestId, at);
    } catch (error) {
      onError(`Race request ${requestId} failed:`, error);
      return;
    }
  }
}

async function takeStep(settings: StewardSettings, requestId: string, at: number) {
  const { backend, beaconAddresses, closeSecondsBefore } = settings;
  const { request } = await raceRequest(backend, { requestId });
  const closesAt = (request.offAt ?? 0) - closeSecondsBefore * 1000;
  if (request.offAt === null || closesAt <= at) {
    await expireRaceRequest(backend, { requestId, at });
    return;
  }
  const race = requestedRace(request, request.offAt);
  const { entryFee, purse } = race;
  await openRequestedRace(backend, {
    requestId,
    race,
    closesAt,
    seed: randomBytes(32).toString('hex'),
    engine: ENGINE,
    terms: termsOf(race, {
      sizes: { opening: 0, final: race.maxEntries },
      closesAt,
      claim: undefined,
      beaconAddresses,
      requested: { requestId, entryFee, purse, sex: request.sex },
    }),
    at,
  });
}

import { raceInputs, type ServiceBackend, voidRace } from '@furlong/backend/service';

/**
 * Calls off those of some open races in which no player has a horse, so that the house horses in
 * them can run elsewhere.
 */
export async function callOffHouseRaces(
  backend: ServiceBackend,
  { raceIds, at }: { raceIds: readonly string[]; at: number },
): Promise<void> {
  for (const raceId of raceIds) {
    const inputs = await raceInputs(backend, { raceId });
    if (!inputs.every(({ isHouse }) => isHouse)) continue;
    await voidRace(backend, { raceId, reason: 'could_not_be_run', beaconSignature: null, at });
  }
}

import { openRacesFrom, raceInputs, type ServiceBackend, voidRace } from '@furlong/backend/service';

/**
 * Calls off the open races from `from` on in which no player has a horse, so that the house horses
 * in them can run elsewhere.
 */
export async function callOffHouseRaces(
  backend: ServiceBackend,
  { from, at }: { from: number; at: number },
): Promise<void> {
  for (const raceId of await openRacesFrom(backend, { from })) {
    const inputs = await raceInputs(backend, { raceId });
    if (!inputs.every(({ isHouse }) => isHouse)) continue;
    await voidRace(backend, { raceId, reason: 'could_not_be_run', beaconSignature: null, at });
  }
}

import type { Race } from '@furlong/backend';
import { type RaceInput, type ServiceBackend, startRace as start } from '@furlong/backend/service';
import { saltOf } from '@furlong/game/engine';
import { inputOf } from './closeRace.ts';
import { cardOf, raceTimeOf, resultOf } from './resultOf.ts';

/**
 * Starts a frozen race: its seed is revealed, and with it everybody can run the race. It is run here
 * to know when its last runner passes the post, and to bind its settlement to the same result.
 *
 * @param at in ms since 1970; not before the off.
 * @throws when the race has no frozen field.
 */
export async function startRace(
  backend: ServiceBackend,
  {
    race,
    inputs,
    seed,
    beaconSignature,
    at,
  }: {
    race: Race;
    inputs: readonly RaceInput[];
    seed: string;
    beaconSignature: string | null;
    at: number;
  },
): Promise<Race> {
  const { card } = cardOf(race);
  const nonces = card.runners.map(({ horseId }) => inputOf(inputs, horseId).nonce);
  const salt = await saltOf(nonces);
  const result = await resultOf(race, { seed, salt, beaconSignature });
  return start(backend, {
    raceId: race.id,
    checksum: result.checksum,
    finishesAt: race.offAt + raceTimeOf(result),
    beaconSignature,
    at,
  });
}

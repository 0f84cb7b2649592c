import type { Race } from '@furlong/backend';
import type { StartedRace } from './rerun.worker.ts';

/** What runs a race, or null before its off. */
export function toStartedRace(race: Race): StartedRace | null {
  const { rules, card, cardHash, seed, salt, beaconSignature } = race;
  if (card === null || cardHash === null || seed === null || salt === null) return null;
  return { rules, card, cardHash, seed, salt, beaconSignature };
}

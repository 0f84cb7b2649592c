import { randomBytes } from 'node:crypto';
import { openRace } from '@furlong/backend/service';
import { ENGINE } from '@furlong/game/engine';
import type { PlannedRace } from '@furlong/game/rules';
import type { StewardSettings } from '../shared/settings.ts';

/** A race that this steward has opened, with the seed that it has just committed to. */
export interface OpenedRace {
  raceId: string;
  seed: string;
  closesAt: number;
}

/** Opens a planned race with a fresh seed. Null if the slot has its race already. */
export async function openPlannedRace(
  { backend, closeSecondsBefore }: StewardSettings,
  planned: PlannedRace,
  at: number,
): Promise<OpenedRace | null> {
  const seed = randomBytes(32).toString('hex');
  const closesAt = planned.offAt - closeSecondsBefore * 1000;
  const raceId = await openRace(backend, { race: planned, closesAt, seed, engine: ENGINE, at });
  return raceId === null ? null : { raceId, seed, closesAt };
}

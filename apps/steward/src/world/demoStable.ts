import { registerHorses, type StewardBackend } from '@furlong/backend/steward';
import { demoStable } from '@furlong/game';
import type { Guest } from '../history/guests.ts';

/** Brings the six horses of the demonstration stable into a stable that somebody has signed up. */
export async function stockDemoStable(
  backend: StewardBackend,
  { stableId, at }: { stableId: string; at: number },
): Promise<Guest[]> {
  const horses = demoStable.horses.map((horse) => ({ ...horse, stableId }));
  const ids = await registerHorses(backend, { horses, at });
  return demoStable.horses.map((foundation, index) => {
    const horseId = ids[index];
    if (horseId === undefined) throw new Error(`${foundation.name} was not registered.`);
    return { horseId, foundation };
  });
}

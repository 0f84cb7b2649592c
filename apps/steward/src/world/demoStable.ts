import { registerHorses, type ServiceBackend } from '@furlong/backend/service';
import { demoHorses, seasonAt } from '@furlong/game/rules';
import type { Guest } from '../history/guests.ts';

/** Brings the demonstration stable's five horses to the starter of a stable that signed up. */
export async function stockDemoStable(
  backend: ServiceBackend,
  { stableId, at }: { stableId: string; at: number },
): Promise<Guest[]> {
  const foundations = demoHorses(seasonAt(at));
  const horses = foundations.map((horse) => ({ ...horse, stableId }));
  const ids = await registerHorses(backend, { horses, at });
  return foundations.map((foundation, index) => {
    const horseId = ids[index];
    if (horseId === undefined) throw new Error(`${foundation.name} was not registered.`);
    return { horseId, foundation };
  });
}

import { foundHouseStable, registerHorses, type ServiceBackend } from '@furlong/backend/service';
import { houseHorses, houseStables, seasonAt } from '@furlong/game/rules';

/** The same world for every new game. */
const worldSeed = 20260105;

/** Founds the house stables and registers their horses. What is there already stays as it is. */
export async function prepareWorld(backend: ServiceBackend, at: number): Promise<void> {
  const stableIds = new Map<string, string>();
  for (const stable of houseStables) {
    stableIds.set(stable.name, await foundHouseStable(backend, { stable, at }));
  }
  const horses = houseHorses(worldSeed, seasonAt(at)).map((horse) => {
    const stableId = stableIds.get(horse.stableName);
    if (stableId === undefined) throw new Error(`${horse.name} has no stable.`);
    return { ...horse, stableId };
  });
  await registerHorses(backend, { horses, at });
}

import { foundHouseStable, registerHorses, type ServiceBackend } from '@furlong/backend/service';
import { houseHorses, houseStables, seasonAt } from '@furlong/game/rules';
import { installationTalents } from './installationTalents.ts';
import { looksSeed } from './looksSeed.ts';

/**
 * Founds the house stables and registers their horses, those of the season's crop too. What exists
 * already is left as it is.
 *
 * @param at in ms since 1970.
 */
export async function registerHouseHorses(backend: ServiceBackend, at: number): Promise<void> {
  const stableIds = new Map<string, string>();
  for (const stable of houseStables) {
    stableIds.set(stable.name, await foundHouseStable(backend, { stable, at }));
  }
  const talents = await installationTalents(backend);
  const horses = houseHorses(looksSeed, seasonAt(at), talents).map((horse) => {
    const stableId = stableIds.get(horse.stableName);
    if (stableId === undefined) throw new Error(`${horse.name} has no stable.`);
    return { ...horse, stableId };
  });
  await registerHorses(backend, { horses, at });
}

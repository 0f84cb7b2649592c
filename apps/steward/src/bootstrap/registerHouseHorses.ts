import { foundHouseStable, registerHorses, type ServiceBackend } from '@furlong/backend/service';
import { type HouseHorse, houseHorses, houseNovices, houseStables } from '@furlong/game/rules';
import { installationTalents } from './installationTalents.ts';
import { looksSeed } from './looksSeed.ts';

/**
 * Founds the house stables and registers their horses, of an age for `season`, those of its crop too. What
 * exists already is left as it is.
 *
 * @param founding `at` in ms since 1970.
 */
export async function registerHouseHorses(
  backend: ServiceBackend,
  { season, at }: { season: number; at: number },
): Promise<void> {
  const talents = await installationTalents(backend);
  await registerInStables(backend, houseHorses(looksSeed, season, talents), at);
}

/** Registers the house's two-year-olds of a season, at `at` (ms since 1970); those that exist are left as they are. */
export async function registerHouseCrop(
  backend: ServiceBackend,
  { season, at }: { season: number; at: number },
): Promise<void> {
  const talents = await installationTalents(backend);
  await registerInStables(backend, houseNovices(looksSeed, season, talents), at);
}

async function registerInStables(
  backend: ServiceBackend,
  born: readonly HouseHorse[],
  at: number,
): Promise<void> {
  const stableIds = new Map<string, string>();
  for (const stable of houseStables) {
    stableIds.set(stable.name, await foundHouseStable(backend, { stable, at }));
  }
  const horses = born.map((horse) => {
    const stableId = stableIds.get(horse.stableName);
    if (stableId === undefined) throw new Error(`${horse.name} has no stable.`);
    return { ...horse, stableId };
  });
  await registerHorses(backend, { horses, at });
}

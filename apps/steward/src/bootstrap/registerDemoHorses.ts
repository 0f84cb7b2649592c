import { registerHorses, type ServiceBackend } from '@furlong/backend/service';
import { demoHorses, type Foundation } from '@furlong/game/rules';
import { installationTalents } from './installationTalents.ts';

/** A registered horse of the demonstration stable. */
export interface DemoHorse {
  horseId: string;
  foundation: Foundation;
}

/** Registers the demonstration stable's five horses, of an age for `season`, beside the starter horse of its sign-up. */
export async function registerDemoHorses(
  backend: ServiceBackend,
  { stableId, season, at }: { stableId: string; season: number; at: number },
): Promise<DemoHorse[]> {
  const foundations = demoHorses(season, await installationTalents(backend));
  const horses = foundations.map((horse) => ({ ...horse, stableId }));
  const ids = await registerHorses(backend, { horses, at });
  return foundations.map((foundation, index) => {
    const horseId = ids[index];
    if (horseId === undefined) throw new Error(`${foundation.name} was not registered.`);
    return { horseId, foundation };
  });
}

import { registerHorses, type ServiceBackend } from '@furlong/backend/service';
import { demoHorses, type Foundation, seasonAt } from '@furlong/game/rules';
import { installationTalents } from './installationTalents.ts';

/** A registered horse of the demonstration stable. */
export interface DemoHorse {
  horseId: string;
  foundation: Foundation;
}

/** Registers the demonstration stable's five horses beside the starter horse of its sign-up. */
export async function registerDemoHorses(
  backend: ServiceBackend,
  { stableId, at }: { stableId: string; at: number },
): Promise<DemoHorse[]> {
  const foundations = demoHorses(seasonAt(at), await installationTalents(backend));
  const horses = foundations.map((horse) => ({ ...horse, stableId }));
  const ids = await registerHorses(backend, { horses, at });
  return foundations.map((foundation, index) => {
    const horseId = ids[index];
    if (horseId === undefined) throw new Error(`${foundation.name} was not registered.`);
    return { horseId, foundation };
  });
}

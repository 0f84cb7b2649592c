import {
  registerHorses,
  retiredHouseHorses,
  retireHouseHorses,
  type ServiceBackend,
} from '@furlong/backend/service';
import { successorOf } from '@furlong/game/rules';
import { installationTalents } from './installationTalents.ts';

/** Retires the house's horses that are too old at `at` (ms since 1970), and registers who follows them. */
export async function renewHouseString(backend: ServiceBackend, at: number): Promise<void> {
  if ((await retireHouseHorses(backend, { at })) > 0) await registerSuccessors(backend, at);
}

/** Registers who follows the house's horses that retired or were claimed; who is registered already is left as it is. */
export async function registerSuccessors(backend: ServiceBackend, at: number): Promise<void> {
  const retired = await retiredHouseHorses(backend);
  if (retired.length === 0) return;
  const talents = await installationTalents(backend);
  const horses = retired.map(({ stableId, ...horse }) => ({
    ...successorOf(horse, talents),
    stableId,
  }));
  await registerHorses(backend, { horses, at });
}

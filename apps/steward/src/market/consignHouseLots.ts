import { consignHouseLot, type ServiceBackend } from '@furlong/backend/service';
import { houseLots } from '@furlong/game/rules';

/** Keeps as many of the house's horses under the hammer as the rules say, at `at` (ms since 1970). */
export async function consignHouseLots(backend: ServiceBackend, at: number): Promise<void> {
  const { open, every } = houseLots;
  while ((await consignHouseLot(backend, { lots: open, every, at })) !== null);
}

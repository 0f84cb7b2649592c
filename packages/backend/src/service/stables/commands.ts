import type { StableFoundation } from '@furlong/game/rules';
import type { ServiceBackend } from '../../shared/createServiceBackend.ts';
import { formatTimestamp } from '../../shared/timestamps.ts';
import { unwrap } from '../../shared/unwrap.ts';

/** Founds a house stable, or finds the one of that name. Returns its id. `at` in ms since 1970. */
export async function foundHouseStable(
  backend: ServiceBackend,
  { stable, at }: { stable: StableFoundation; at: number },
): Promise<string> {
  return unwrap(
    backend.rpc('found_house_stable', {
      p_name: stable.name,
      p_owner_name: stable.ownerName,
      p_silks: JSON.stringify(stable.silks),
      p_at: formatTimestamp(at),
    }),
  );
}

/**
 * Bills some of the stables for their boxes in the week that is over at `at` (ms since 1970), each once,
 * and returns how many; 0 once all are.
 */
export async function chargeBoxes(
  backend: ServiceBackend,
  { at }: { at: number },
): Promise<number> {
  return unwrap(backend.rpc('charge_boxes', { p_at: formatTimestamp(at) }));
}

import type { ServiceBackend } from '../../shared/createServiceBackend.ts';
import { unwrapCount } from '../../shared/unwrap.ts';

/** How many horses belong to players. */
export async function countPlayersHorses(backend: ServiceBackend): Promise<number> {
  return unwrapCount(
    backend
      .from('horses')
      .select('id, stable:stables!horses_stable_id_fkey!inner(is_house)', {
        count: 'exact',
        head: true,
      })
      .eq('stable.is_house', false),
  );
}

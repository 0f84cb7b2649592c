import type { RetiredHouseHorse, Specialty } from '@furlong/game/rules';
import type { ServiceBackend } from '../../shared/createServiceBackend.ts';
import type { Database } from '../../shared/database.types.ts';
import { unwrap, unwrapCount } from '../../shared/unwrap.ts';

/** How many horses belong to players and are not retired. */
export async function countPlayersHorses(backend: ServiceBackend): Promise<number> {
  return unwrapCount(
    backend
      .from('horses')
      .select('id, stable:stables!horses_stable_id_fkey!inner(owner_id)', {
        count: 'exact',
        head: true,
      })
      .not('stable.owner_id', 'is', null)
      .is('retired_at', null),
  );
}

type Row = Database['public']['Functions']['retired_house_horses']['Returns'][number];

/** The house's retired horses that others follow, each with the stable it stood in. */
export async function retiredHouseHorses(
  backend: ServiceBackend,
): Promise<(RetiredHouseHorse & { stableId: string })[]> {
  const rows = await unwrap(
    backend
      .rpc('retired_house_horses')
      .overrideTypes<(Row & { specialty: Specialty })[], { merge: false }>(),
  );
  return rows.map(({ stable_id: stableId, birth_season: birthSeason, ...horse }) => ({
    ...horse,
    stableId,
    birthSeason,
  }));
}

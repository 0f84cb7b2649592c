import type { RetiredHouseHorse, Specialty } from '@furlong/game/rules';
import type { ServiceBackend } from '../../shared/createServiceBackend.ts';
import type { Database } from '../../shared/database.types.ts';
import { unwrap } from '../../shared/unwrap.ts';

/** How many horses belong to players, confirmed ones, and are not retired. */
export async function countPlayersHorses(backend: ServiceBackend): Promise<number> {
  return unwrap(backend.rpc('count_players_horses'));
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

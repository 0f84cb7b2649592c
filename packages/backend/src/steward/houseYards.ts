import { type Foundation, type StableFoundation, talentList } from '@furlong/game';
import { answered, counted } from '../errors/gameError.ts';
import { timestamp } from '../instant.ts';
import type { StewardBackend } from './stewardBackend.ts';

/** How many horses belong to players. */
export async function countPlayersHorses(backend: StewardBackend): Promise<number> {
  return counted(
    backend
      .from('horses')
      .select('id, stable:stables!horses_stable_id_fkey!inner(is_house)', {
        count: 'exact',
        head: true,
      })
      .eq('stable.is_house', false),
  );
}

/** Founds a house stable, or finds the one of that name. Answers its id. `at` in ms since 1970. */
export async function foundHouseStable(
  backend: StewardBackend,
  { stable, at }: { stable: StableFoundation; at: number },
): Promise<string> {
  return answered(
    backend.rpc('found_house_stable', {
      p_name: stable.name,
      p_owner_name: stable.ownerName,
      p_silks: JSON.stringify(stable.silks),
      p_at: timestamp(at),
    }),
  );
}

/**
 * Registers horses in the stables given; a name that is registered already is left as it is. Answers
 * the ids in the order of `horses`. `at` in ms since 1970.
 */
export async function registerHorses(
  backend: StewardBackend,
  { horses, at }: { horses: readonly (Foundation & { stableId: string })[]; at: number },
): Promise<string[]> {
  const column = <Value>(of: (horse: Foundation & { stableId: string }) => Value) => horses.map(of);
  return answered(
    backend.rpc('register_horses', {
      p_stable_ids: column((horse) => horse.stableId),
      p_names: column((horse) => horse.name),
      p_sexes: column((horse) => horse.sex),
      p_birth_seasons: column((horse) => horse.birthSeason),
      p_coats: column((horse) => horse.coat),
      p_sires: column((horse) => horse.sire),
      p_dams: column((horse) => horse.dam),
      p_specialties: column((horse) => horse.specialty),
      p_styles: column((horse) => horse.style),
      p_ratings: column((horse) => horse.rating),
      p_conditions: column((horse) => horse.condition),
      p_energies: column((horse) => horse.energy),
      p_talents: horses.flatMap((horse) => talentList(horse.talents)),
      p_at: timestamp(at),
    }),
  );
}

import { type Foundation, talentList } from '@furlong/game/rules';
import type { ServiceBackend } from '../../shared/createServiceBackend.ts';
import { formatTimestamp } from '../../shared/timestamps.ts';
import { unwrap } from '../../shared/unwrap.ts';

/**
 * Registers horses in the stables given; a name that is registered already is left as it is.
 * Returns the ids in the order of `horses`. `at` in ms since 1970.
 */
export async function registerHorses(
  backend: ServiceBackend,
  { horses, at }: { horses: readonly (Foundation & { stableId: string })[]; at: number },
): Promise<string[]> {
  const column = <Value>(of: (horse: Foundation & { stableId: string }) => Value) => horses.map(of);
  return unwrap(
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
      p_at: formatTimestamp(at),
    }),
  );
}

/**
 * Retires the house's horses that it sends out no more at `at` (ms since 1970), but for those that are
 * entered or may still be. Returns how many.
 */
export async function retireHouseHorses(
  backend: ServiceBackend,
  { at }: { at: number },
): Promise<number> {
  return unwrap(backend.rpc('retire_house_horses', { p_at: formatTimestamp(at) }));
}

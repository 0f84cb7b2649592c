import { type SaleLot, type StableFoundation, talentList } from '@furlong/game/rules';
import type { ServiceBackend } from '../../shared/createServiceBackend.ts';
import { formatTimestamp } from '../../shared/timestamps.ts';
import { unwrap } from '../../shared/unwrap.ts';

/** Founds a stable that sells for the house, once; returns its id. `at` in ms since 1970. */
export async function foundSalesAgent(
  backend: ServiceBackend,
  { stable, at }: { stable: StableFoundation; at: number },
): Promise<string> {
  return unwrap(
    backend.rpc('found_sales_agent', {
      p_name: stable.name,
      p_owner_name: stable.ownerName,
      p_silks: JSON.stringify(stable.silks),
      p_at: formatTimestamp(at),
    }),
  );
}

/**
 * Registers a horse of the house under its number and offers it at its guide price; once, whoever
 * asks. `at` in ms since 1970.
 */
export async function consignHorse(
  backend: ServiceBackend,
  { number, stableId, lot, at }: { number: number; stableId: string; lot: SaleLot; at: number },
): Promise<void> {
  await unwrap(
    backend.rpc('consign_horse', {
      p_number: number,
      p_stable_id: stableId,
      p_name: lot.name,
      p_sex: lot.sex,
      p_birth_season: lot.birthSeason,
      p_coat: lot.coat,
      p_sire: lot.sire,
      p_dam: lot.dam,
      p_specialty: lot.specialty,
      p_style: lot.style,
      p_rating: lot.rating,
      p_condition: lot.condition,
      p_energy: lot.energy,
      p_talents: talentList(lot.talents),
      p_at: formatTimestamp(at),
    }),
  );
}

/** Sees to a horse of the house in the ring: fit, and offered at its guide price. */
export async function renewLot(
  backend: ServiceBackend,
  { horseId, at }: { horseId: string; at: number },
): Promise<void> {
  await unwrap(backend.rpc('renew_lot', { p_horse_id: horseId, p_at: formatTimestamp(at) }));
}

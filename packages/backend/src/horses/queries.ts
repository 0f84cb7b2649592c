import type { Backend } from '../shared/createBackend.ts';
import { playerId } from '../shared/playerId.ts';
import { unwrap } from '../shared/unwrap.ts';
import { type Equipment, type HorseRow, type OwnHorse, toHorse } from './rows.ts';

/** The player's horses, the longest in the stable first. @throws GameError 'not_signed_in' */
export async function myHorses(backend: Backend): Promise<OwnHorse[]> {
  const owner = await playerId(backend);
  const rows = await unwrap(
    backend
      .from('horses')
      .select(
        '*, equipment:horse_equipment(slot, item, effect), stable:stables!horses_stable_id_fkey!inner(owner_id)',
      )
      .eq('stable.owner_id', owner)
      .order('created_at')
      .order('id')
      .overrideTypes<(HorseRow & { equipment: Equipment[] })[], { merge: false }>(),
  );
  return rows.map((row) => ({ ...toHorse(row), equipment: row.equipment }));
}

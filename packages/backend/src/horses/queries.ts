import type { Backend } from '../shared/createBackend.ts';
import { GameError } from '../shared/gameError.ts';
import { playerId } from '../shared/playerId.ts';
import { formatTimestamp } from '../shared/timestamps.ts';
import { unwrap } from '../shared/unwrap.ts';
import {
  type EquipmentRow,
  type Horse,
  type HorseRecord,
  type HorseRecordRow,
  type HorseRow,
  type OpenedHorse,
  type OwnHorse,
  type PublicHorse,
  type PublicHorseRow,
  toEquipment,
  toHorse,
  toHorseRecord,
  toOpenedHorse,
  toPublicHorse,
} from './rows.ts';

/** The player's horses that are not retired, the longest in the stable first. @throws GameError 'not_signed_in' */
export async function myHorses(backend: Backend): Promise<OwnHorse[]> {
  const owner = await playerId(backend);
  const rows = await unwrap(
    backend
      .from('horses')
      .select(
        '*, equipment:horse_equipment(slot, item, effect, piece:equipment(runs_left)), stable:stables!horses_stable_id_fkey!inner(owner_id)',
      )
      .eq('stable.owner_id', owner)
      .is('retired_at', null)
      .order('created_at')
      .order('id')
      .overrideTypes<(HorseRow & { equipment: EquipmentRow[] })[], { merge: false }>(),
  );
  return rows.map((row) => ({ ...toHorse(row), equipment: row.equipment.map(toEquipment) }));
}

/** A horse as everybody sees it. @throws GameError 'horse_not_found' */
export async function horseById(
  backend: Backend,
  { horseId }: { horseId: string },
): Promise<PublicHorse> {
  const row = await unwrap(
    backend
      .from('horses')
      .select(
        '*, equipment:horse_equipment(slot, item, effect, piece:equipment(runs_left)), stable:stables!horses_stable_id_fkey!inner(id, name, is_house, silks)',
      )
      .eq('id', horseId)
      .maybeSingle()
      .overrideTypes<PublicHorseRow, { merge: false }>(),
  );
  if (row === null) throw new GameError('horse_not_found');
  return toPublicHorse(row);
}

/** A horse's runs by track, surface, distance and going; none of a race that is not settled. */
export async function horseRecord(
  backend: Backend,
  { horseId }: { horseId: string },
): Promise<HorseRecord> {
  const rows = await unwrap(
    backend
      .rpc('horse_record', { p_horse_id: horseId })
      .overrideTypes<HorseRecordRow[], { merge: false }>(),
  );
  return toHorseRecord(rows);
}

/** Which page of a stable's horses: after the last horse of the page before. */
export interface StableHorsesPage {
  readonly stableId: string;
  readonly after?: Pick<Horse, 'id' | 'rating'> | null;
  /** 20 unless given, at most 100. */
  readonly limit?: number;
}

/** A stable's horses that are not retired, the highest rated first. */
export async function stableHorses(
  backend: Backend,
  { stableId, after, limit }: StableHorsesPage,
): Promise<Horse[]> {
  const rows = await unwrap(
    backend
      .rpc('stable_horses', {
        p_stable_id: stableId,
        ...(after && { p_after_rating: after.rating, p_after_id: after.id }),
        ...(limit !== undefined && { p_limit: limit }),
      })
      .overrideTypes<HorseRow[], { merge: false }>(),
  );
  return rows.map(toHorse);
}

/** Which page of a stable's retired horses: after the last horse of the page before. */
export interface RetiredPage {
  readonly after?: Pick<Horse, 'id' | 'retiredAt'> | null;
  /** 20 unless given, at most 100. */
  readonly limit?: number;
}

/** The player's retired horses, the last retired first. */
export async function myRetiredHorses(
  backend: Backend,
  { after, limit }: RetiredPage,
): Promise<Horse[]> {
  const rows = await unwrap(
    backend
      .rpc('my_retired_horses', {
        ...(after?.retiredAt != null && {
          p_before_at: formatTimestamp(after.retiredAt),
          p_before_id: after.id,
        }),
        ...(limit !== undefined && { p_limit: limit }),
      })
      .overrideTypes<HorseRow[], { merge: false }>(),
  );
  return rows.map(toHorse);
}

/** What was sealed of a horse, once it is retired; null for any other horse. */
export async function openedTalents(
  backend: Backend,
  { horseId }: { horseId: string },
): Promise<OpenedHorse | null> {
  const [row] = await unwrap(backend.rpc('opened_talents', { p_horse_id: horseId }));
  return row === undefined ? null : toOpenedHorse(horseId, row);
}

/** What the player has noted of a horse; empty if nothing. */
export async function myHorseNote(
  backend: Backend,
  { horseId }: { horseId: string },
): Promise<string> {
  return unwrap(backend.rpc('my_horse_note', { p_horse_id: horseId }));
}

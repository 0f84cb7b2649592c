import type { Backend } from '../shared/createBackend.ts';
import { formatTimestamp } from '../shared/timestamps.ts';
import { unwrap } from '../shared/unwrap.ts';
import {
  type ActiveAutoOrder,
  type ActiveAutoOrderRow,
  type AutoProgrammeRow,
  type OfferedAutoProgramme,
  type PastAutoOrder,
  type PastAutoOrderRow,
  toActiveAutoOrder,
  toAutoProgramme,
  toPastAutoOrder,
} from './autoRows.ts';

/** The programmes of the auto-trainer with their prices, in the order in which they are offered. */
export async function autoTrainingProgrammes(backend: Backend): Promise<OfferedAutoProgramme[]> {
  const rows = await unwrap(
    backend
      .from('training_programmes')
      .select('*')
      .not('every_minutes', 'is', null)
      .order('position')
      .overrideTypes<AutoProgrammeRow[], { merge: false }>(),
  );
  return rows.map(toAutoProgramme);
}

/** The player's horses that are in auto-training, the next session first. */
export async function myAutoTraining(backend: Backend): Promise<ActiveAutoOrder[]> {
  const rows = await unwrap(
    backend.rpc('my_auto_training').overrideTypes<ActiveAutoOrderRow[], { merge: false }>(),
  );
  return rows.map(toActiveAutoOrder);
}

/** Which page of a stable's orders: after the last order of the page before. */
export interface AutoHistoryPage {
  readonly after?: Pick<PastAutoOrder, 'id' | 'startedAt'> | null;
  /** 20 unless given, at most 100. */
  readonly limit?: number;
}

/** What the auto-trainer did for the player's stable, order by order, the newest first. */
export async function myAutoTrainingHistory(
  backend: Backend,
  { after, limit }: AutoHistoryPage,
): Promise<PastAutoOrder[]> {
  const rows = await unwrap(
    backend
      .rpc('my_auto_training_history', {
        ...(after && { p_before_at: formatTimestamp(after.startedAt), p_before_id: after.id }),
        ...(limit !== undefined && { p_limit: limit }),
      })
      .overrideTypes<PastAutoOrderRow[], { merge: false }>(),
  );
  return rows.map(toPastAutoOrder);
}

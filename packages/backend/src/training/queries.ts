import type { Backend } from '../shared/createBackend.ts';
import { formatTimestamp } from '../shared/timestamps.ts';
import { unwrap } from '../shared/unwrap.ts';
import {
  type ListedSession,
  type ListedSessionRow,
  type OfferedProgramme,
  type PastWork,
  type PastWorkRow,
  type ProgrammeRow,
  toListedSession,
  toPastWork,
  toProgramme,
} from './rows.ts';

/** The training programmes with their prices, in the order in which they are offered. */
export async function trainingProgrammes(backend: Backend): Promise<OfferedProgramme[]> {
  const rows = await unwrap(
    backend
      .from('training_programmes')
      .select('*')
      .is('every_minutes', null)
      .order('position')
      .overrideTypes<ProgrammeRow[], { merge: false }>(),
  );
  return rows.map(toProgramme);
}

/** What the player's horses have done in the last 28 days, which decides what is too much for them. */
export async function myRecentWork(backend: Backend): Promise<PastWork[]> {
  const rows = await unwrap(
    backend.rpc('my_recent_work').overrideTypes<PastWorkRow[], { merge: false }>(),
  );
  return rows.map(toPastWork);
}

/** Which page of a stable's sessions: after the last session of the page before. */
export interface SessionPage {
  readonly after?: Pick<ListedSession, 'id' | 'startedAt'> | null;
  /** 20 unless given, at most 100. */
  readonly limit?: number;
}

/** The training sessions of the player's stable, the newest first. */
export async function myTrainingSessions(
  backend: Backend,
  { after, limit }: SessionPage,
): Promise<ListedSession[]> {
  const rows = await unwrap(
    backend
      .rpc('my_training_sessions', {
        ...(after && { p_before_at: formatTimestamp(after.startedAt), p_before_id: after.id }),
        ...(limit !== undefined && { p_limit: limit }),
      })
      .overrideTypes<ListedSessionRow[], { merge: false }>(),
  );
  return rows.map(toListedSession);
}

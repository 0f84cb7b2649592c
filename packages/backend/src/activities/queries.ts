import type { Backend } from '../shared/createBackend.ts';
import { unwrap } from '../shared/unwrap.ts';
import { type Activity, type ActivityRow, toActivity } from './rows.ts';

/** The last activities of one stable, or of all, newest first. */
export async function recentActivity(
  backend: Backend,
  { stableId, limit }: { stableId?: string; limit: number },
): Promise<Activity[]> {
  const activities = backend
    .from('activities')
    .select(
      '*, stable:stables!inner(name), horse:horses!inner(name), race:races!activities_race_id_fkey(name)',
    )
    .order('at', { ascending: false })
    .order('id')
    .limit(limit);
  const rows = await unwrap(
    (stableId === undefined ? activities : activities.eq('stable_id', stableId)).overrideTypes<
      ActivityRow[],
      { merge: false }
    >(),
  );
  return rows.map(toActivity);
}

import type { Backend } from '../shared/createBackend.ts';
import { playerId } from '../shared/playerId.ts';
import { unwrap } from '../shared/unwrap.ts';
import {
  type Activity,
  type ActivityRow,
  type News,
  type RecentActivityRow,
  toActivity,
  toRecentActivity,
} from './rows.ts';

/** The last activities of the player's stable, newest first. @throws GameError 'not_signed_in' */
export async function myActivity(
  backend: Backend,
  { limit }: { limit: number },
): Promise<Activity[]> {
  const owner = await playerId(backend);
  const rows = await unwrap(
    backend
      .from('activities')
      .select(
        '*, stable:stables!inner(name, owner_id), horse:horses!inner(name), race:races!activities_race_id_fkey(name)',
      )
      .eq('stable.owner_id', owner)
      .order('at', { ascending: false })
      .order('id')
      .limit(limit)
      .overrideTypes<ActivityRow[], { merge: false }>(),
  );
  return rows.map(toActivity);
}

/** What has happened to all stables, the newest first; of the house it is the first three of a race. */
export async function recentActivity(
  backend: Backend,
  {
    after,
    limit,
  }: {
    /** The last activity of the page before. */
    after?: Pick<Activity, 'id'> | null;
    /** 20 unless given, at most 100. */
    limit?: number;
  } = {},
): Promise<News[]> {
  const rows = await unwrap(
    backend
      .rpc('recent_activity', {
        ...(after && { p_before_id: after.id }),
        ...(limit !== undefined && { p_limit: limit }),
      })
      .overrideTypes<RecentActivityRow[], { merge: false }>(),
  );
  return rows.map(toRecentActivity);
}

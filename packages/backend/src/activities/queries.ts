import type { Backend } from '../shared/createBackend.ts';
import { playerId } from '../shared/playerId.ts';
import { unwrap } from '../shared/unwrap.ts';
import { type Activity, type ActivityRow, toActivity } from './rows.ts';

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

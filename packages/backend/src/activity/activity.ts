import type { Backend } from '../backend.ts';
import type { Database } from '../database.types.ts';
import { answered } from '../errors/gameError.ts';
import { instant } from '../instant.ts';

export type ActivityType = 'race_win' | 'new_horse' | 'training' | 'race_entry' | 'achievement';

/** A piece of news of a stable. */
export interface Activity {
  readonly id: string;
  readonly stableId: string;
  readonly stableName: string;
  readonly horseId: string | null;
  readonly raceId: string | null;
  readonly type: ActivityType;
  readonly action: string;
  /** Whole dollars. */
  readonly prize: number | null;
  /** Milliseconds since 1970. */
  readonly at: number;
}

type ActivityRow = Database['public']['Tables']['activities']['Row'] & {
  type: ActivityType;
  stable: { name: string };
};

/** The last news of one stable, or of all, newest first. */
export async function recentActivity(
  backend: Backend,
  { stableId, limit }: { stableId?: string; limit: number },
): Promise<Activity[]> {
  const news = backend
    .from('activities')
    .select('*, stable:stables!inner(name)')
    .order('at', { ascending: false })
    .order('id')
    .limit(limit);
  const rows = await answered(
    (stableId === undefined ? news : news.eq('stable_id', stableId)).overrideTypes<
      ActivityRow[],
      { merge: false }
    >(),
  );
  return rows.map((row) => ({
    id: row.id,
    stableId: row.stable_id,
    stableName: row.stable.name,
    horseId: row.horse_id,
    raceId: row.race_id,
    type: row.type,
    action: row.action,
    prize: row.prize,
    at: instant(row.at),
  }));
}

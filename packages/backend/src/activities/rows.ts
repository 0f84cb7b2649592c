import type { Database } from '../database.types.ts';
import { parseTimestamp } from '../shared/timestamps.ts';

export type ActivityType = 'race_win' | 'new_horse' | 'training' | 'race_entry' | 'achievement';

/** Something that a stable did, or that happened to it. */
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

export type ActivityRow = Database['public']['Tables']['activities']['Row'] & {
  type: ActivityType;
  stable: { name: string };
};

export function toActivity(row: ActivityRow): Activity {
  return {
    id: row.id,
    stableId: row.stable_id,
    stableName: row.stable.name,
    horseId: row.horse_id,
    raceId: row.race_id,
    type: row.type,
    action: row.action,
    prize: row.prize,
    at: parseTimestamp(row.at),
  };
}

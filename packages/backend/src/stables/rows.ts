import type { Silks } from '@furlong/game/rules';
import type { Database } from '../shared/database.types.ts';
import { parseTimestamp } from '../shared/timestamps.ts';

/** A stable as everybody sees it. */
export interface Stable {
  readonly id: string;
  readonly name: string;
  readonly ownerName: string;
  /** A house stable: its horses fill up fields and it wins no money. */
  readonly isHouse: boolean;
  readonly silks: Silks;
  /** Milliseconds since 1970. */
  readonly createdAt: number;
}

/** Whole dollars: credits are spent, the wallet holds prize money. */
export interface Purses {
  readonly credits: number;
  readonly wallet: number;
}

/** What a stable's horses have done, added up. */
export interface StableRecord {
  readonly horses: number;
  readonly runs: number;
  readonly wins: number;
  /** First, second or third. */
  readonly places: number;
  /** Whole dollars. */
  readonly earnings: number;
}

export type StableRow = Omit<Database['public']['Tables']['stables']['Row'], 'silks'> & {
  silks: Silks;
};

/** The columns of a stable that everybody may see: without whose account it is. */
export const stableColumns = 'id, name, owner_name, is_house, silks, created_at';

export function toStable(row: Omit<StableRow, 'owner_id'>): Stable {
  return {
    id: row.id,
    name: row.name,
    ownerName: row.owner_name,
    isHouse: row.is_house,
    silks: row.silks,
    createdAt: parseTimestamp(row.created_at),
  };
}

/** A stable in its place among those of all players. */
export interface TopStable extends Pick<Stable, 'id' | 'name' | 'ownerName' | 'silks'> {
  /** From 1; stables that are level share it. */
  readonly rank: number;
  readonly wins: number;
  /** Whole dollars. */
  readonly earnings: number;
  /** How many horses it has. */
  readonly horses: number;
}

export type TopStableRow = Omit<
  Database['public']['Functions']['top_stables']['Returns'][number],
  'silks'
> & { silks: Silks };

export function toTopStable({ stable_id, owner_name, ...row }: TopStableRow): TopStable {
  return { id: stable_id, ownerName: owner_name, ...row };
}

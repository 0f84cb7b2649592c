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

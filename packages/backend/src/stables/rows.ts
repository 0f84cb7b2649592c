import type { EquipmentSlot, Means, ProgrammeId, Silks } from '@furlong/game/rules';
import type { Database } from '../shared/database.types.ts';
import { parseTimestamp } from '../shared/timestamps.ts';

/** A stable as everybody sees it. */
export interface Stable {
  readonly id: string;
  readonly name: string;
  /** As the owner chose that others read it; null where the stable's name stands alone. */
  readonly ownerName: string | null;
  /** A house stable: its horses fill up fields and it wins no money. */
  readonly isHouse: boolean;
  readonly silks: Silks;
  /** Milliseconds since 1970. */
  readonly createdAt: number;
}

/** The two kinds of a stable's money. */
export type WalletKind = keyof Means;

/** What a stable has, and where its prizes go. */
export interface Wallets extends Means {
  readonly prizesTo: WalletKind;
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
  /** What the stable was called before, the last first. */
  readonly formerNames: readonly string[];
  /** Whether its owner has left the game. */
  readonly ownerLeft: boolean;
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

/** A step of a new owner's first visit: to name the starter horse, then to enter its first race. */
export type FirstVisitStep = 'name' | 'race';

/** What happened in the player's stable, as the dashboard tells it. */
export interface Overview {
  /** The step that the stable is at; null once both are done or left. */
  readonly firstVisit: FirstVisitStep | null;
  /** The horse that the stable began with; null once it is sold or retired. */
  readonly starterId: string | null;
  /** Prize money of the last seven days, whole dollars. */
  readonly weeklyEarnings: number;
  /** What the stable has done in all, with the horses that it had then. */
  readonly runs: number;
  readonly wins: number;
  /** Whole dollars of prize money. */
  readonly earnings: number;
  /** Horses that came back from a session in the last 24 hours, unseen, and did nothing since, the last first. */
  readonly trained: readonly { readonly horseId: string; readonly programme: ProgrammeId }[];
  /** What horses have worn out in the last seven days, and have nothing in place of, the last first. */
  readonly bare: readonly BareSlot[];
}

/** A slot of a horse whose piece was worn out. */
export interface BareSlot {
  readonly horseId: string;
  readonly slot: EquipmentSlot;
  /** What was worn out. */
  readonly item: string;
  /** Another piece for the slot lies in the store. */
  readonly spare: boolean;
}

export interface OverviewRow {
  readonly first_visit: FirstVisitStep | null;
  readonly starter_id: string | null;
  readonly weekly_earnings: number;
  readonly runs: number;
  readonly wins: number;
  readonly earnings: number;
  readonly trained_ids: readonly string[];
  readonly trained_in: readonly ProgrammeId[];
  readonly bare_ids: readonly string[];
  readonly bare_slots: readonly EquipmentSlot[];
  readonly bare_items: readonly string[];
  readonly bare_spares: readonly boolean[];
}

export const toOverview = (row: OverviewRow): Overview => ({
  firstVisit: row.first_visit,
  starterId: row.starter_id,
  weeklyEarnings: row.weekly_earnings,
  runs: row.runs,
  wins: row.wins,
  earnings: row.earnings,
  trained: row.trained_ids.map((horseId, index) => ({
    horseId,
    programme: at(row.trained_in, index),
  })),
  bare: row.bare_ids.map((horseId, index) => ({
    horseId,
    slot: at(row.bare_slots, index),
    item: at(row.bare_items, index),
    spare: at(row.bare_spares, index),
  })),
});

/** Of lists that go together, what one has at a place. */
function at<Value>(list: readonly Value[], index: number): Value {
  const value = list[index];
  if (value === undefined) throw new RangeError(`The lists of a row differ in length at ${index}.`);
  return value;
}

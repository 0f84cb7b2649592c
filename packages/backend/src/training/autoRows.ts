import type { AutoProgrammeId, AutoSessionId, SkipReason } from '@furlong/game/rules';
import type { Database } from '../shared/database.types.ts';
import { parseTimestamp } from '../shared/timestamps.ts';

/** What an auto-training programme costs and how often it comes. */
export interface OfferedAutoProgramme {
  readonly id: AutoProgrammeId;
  /** Whole dollars a session. */
  readonly price: number;
  /** Milliseconds that a session takes. */
  readonly durationMs: number;
  /** Milliseconds from one session to the next. */
  readonly everyMs: number;
}

/** An order that a horse follows. Times are milliseconds since 1970. */
export interface AutoOrder {
  readonly id: string;
  readonly horseId: string;
  readonly programme: AutoProgrammeId;
  /** Whole dollars. */
  readonly weeklyBudget: number;
  readonly startedAt: number;
  /** When its next session is due; null once it has ended. */
  readonly nextAt: number | null;
}

/** A horse in auto-training. */
export interface ActiveAutoOrder extends AutoOrder {
  readonly nextAt: number;
  /** Whole dollars spent this week. */
  readonly spent: number;
  /** Why its last session was left out; null where it was held, or none was due yet. */
  readonly lastSkipped: SkipReason | null;
  /** The player has seen that it was left out. */
  readonly skipSeen: boolean;
}

/** An order in the history of a stable. */
export interface PastAutoOrder {
  readonly id: string;
  readonly horseId: string;
  readonly horseName: string;
  readonly programme: AutoProgrammeId;
  readonly startedAt: number;
  /** Null while it is followed. */
  readonly endedAt: number | null;
  readonly sessions: number;
  /** Whole dollars. */
  readonly cost: number;
  /** Why sessions were left out, the commonest reason first. */
  readonly skipped: readonly { readonly reason: SkipReason; readonly sessions: number }[];
}

export interface AutoProgrammeRow {
  readonly id: AutoSessionId;
  readonly price: number;
  readonly minutes: number;
  readonly every_minutes: number;
}

export const toAutoProgramme = (row: AutoProgrammeRow): OfferedAutoProgramme => ({
  id: programmeOf(row.id),
  price: row.price,
  durationMs: row.minutes * 60_000,
  everyMs: row.every_minutes * 60_000,
});

type Order = Database['public']['Tables']['auto_training_orders']['Row'];

export type AutoOrderRow = Omit<Order, 'programme'> & { programme: AutoSessionId };

export const toAutoOrder = (
  row: Omit<AutoOrderRow, 'stable_id' | 'ended_at' | 'from_wallet'>,
): AutoOrder => ({
  id: row.id,
  horseId: row.horse_id,
  programme: programmeOf(row.programme),
  weeklyBudget: row.weekly_budget,
  startedAt: parseTimestamp(row.started_at),
  nextAt: row.next_at === null ? null : parseTimestamp(row.next_at),
});

export interface ActiveAutoOrderRow {
  readonly order_id: string;
  readonly horse_id: string;
  readonly programme: AutoSessionId;
  readonly weekly_budget: number;
  readonly spent: number;
  readonly started_at: string;
  readonly next_at: string;
  readonly last_skipped: SkipReason | null;
  readonly skip_seen: boolean;
}

export const toActiveAutoOrder = (row: ActiveAutoOrderRow): ActiveAutoOrder => ({
  ...toAutoOrder({ ...row, id: row.order_id }),
  nextAt: parseTimestamp(row.next_at),
  spent: row.spent,
  lastSkipped: row.last_skipped,
  skipSeen: row.skip_seen,
});

export interface PastAutoOrderRow {
  readonly order_id: string;
  readonly horse_id: string;
  readonly horse_name: string;
  readonly programme: AutoSessionId;
  readonly started_at: string;
  readonly ended_at: string | null;
  readonly sessions: number;
  readonly cost: number;
  readonly skip_reasons: readonly SkipReason[];
  readonly skip_counts: readonly number[];
}

export const toPastAutoOrder = (row: PastAutoOrderRow): PastAutoOrder => ({
  id: row.order_id,
  horseId: row.horse_id,
  horseName: row.horse_name,
  programme: programmeOf(row.programme),
  startedAt: parseTimestamp(row.started_at),
  endedAt: row.ended_at === null ? null : parseTimestamp(row.ended_at),
  sessions: row.sessions,
  cost: row.cost,
  skipped: row.skip_reasons.map((reason, index) => {
    const sessions = row.skip_counts[index];
    if (sessions === undefined) throw new RangeError(`There is no count of "${reason}".`);
    return { reason, sessions };
  }),
});

/** The sessions of an auto-training programme are kept under a name of their own. */
const programmeIds: Readonly<Record<AutoSessionId, AutoProgrammeId>> = {
  auto_balanced: 'balanced',
  auto_speed: 'speed',
  auto_endurance: 'endurance',
  auto_recovery: 'recovery',
};

const programmeOf = (id: AutoSessionId) => programmeIds[id];

import type {
  ActiveAutoOrder,
  Gallop,
  ListedSession,
  PastAutoOrder,
  PastWork,
} from '@furlong/backend';
import { autoSessionId, trainedTalents } from '@furlong/game/rules';
import { timestamp, timestampOrNull } from './timestamps.ts';

/** A training session as its owner's list has it. */
export function sessionRow(session: ListedSession) {
  const { outcome } = session;
  return {
    id: session.id,
    horse_id: session.horseId,
    horse_name: session.horseName,
    programme: session.programme,
    price: session.price,
    started_at: timestamp(session.startedAt),
    ends_at: timestamp(session.endsAt),
    state: outcome === null ? 'at_work' : 'completed',
    condition: outcome?.condition ?? null,
    energy: outcome?.energy ?? null,
    overreached: outcome?.overreached ?? null,
    gains: outcome === null ? null : trainedTalents.map((talent) => outcome.gains[talent]),
  };
}

export const activeOrderRow = (order: ActiveAutoOrder) => ({
  order_id: order.id,
  horse_id: order.horseId,
  programme: autoSessionId(order.programme),
  weekly_budget: order.weeklyBudget,
  spent: order.spent,
  started_at: timestamp(order.startedAt),
  next_at: timestamp(order.nextAt),
  last_skipped: order.lastSkipped,
  skip_seen: order.skipSeen,
});

export const pastOrderRow = (order: PastAutoOrder) => ({
  order_id: order.id,
  horse_id: order.horseId,
  horse_name: order.horseName,
  programme: autoSessionId(order.programme),
  started_at: timestamp(order.startedAt),
  ended_at: order.endedAt === null ? null : timestamp(order.endedAt),
  sessions: order.sessions,
  cost: order.cost,
  skip_reasons: order.skipped.map(({ reason }) => reason),
  skip_counts: order.skipped.map(({ sessions }) => sessions),
});

export const pastWorkRow = (work: PastWork) => ({
  horse_id: work.horseId,
  at: timestamp(work.at),
  programme: 'programme' in work ? work.programme : null,
  distance: 'distance' in work ? work.distance : null,
});

export function gallopRow(gallop: Gallop) {
  const { id, distance, surface, going, kit, ghost } = gallop;
  return {
    ...{ id, distance, surface, going, kit, at: timestamp(gallop.at) },
    tenths: Math.round(10 * gallop.lengths),
    race_id: ghost?.raceId ?? null,
    race_name: ghost?.raceName ?? null,
    race_off_at: timestampOrNull(ghost?.offAt ?? null),
  };
}

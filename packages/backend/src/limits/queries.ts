import type { Backend } from '../shared/createBackend.ts';
import type { Database } from '../shared/database.types.ts';
import { GameError } from '../shared/gameError.ts';
import { parseTimestamp } from '../shared/timestamps.ts';
import { unwrap } from '../shared/unwrap.ts';
import type { Limit, Limits } from './rows.ts';

type Row = Database['public']['Functions']['my_limits']['Returns'][number];
/** Whatever is not set is null. */
type LimitsRow = { [Key in keyof Row]: Row[Key] | null } & Pick<
  Row,
  'played_seconds' | 'credits_taken'
> & { pause_kind: 'pause' | 'exclusion' | null };

const toLimit = (amount: number | null, next: number | null, at: string | null): Limit => ({
  amount,
  next: at === null ? null : { amount: next, at: parseTimestamp(at) },
});

/**
 * What the player has set, and what it is held against.
 * @throws GameError 'no_stable'
 */
export async function myLimits(backend: Backend): Promise<Limits> {
  const [row] = await unwrap(
    backend.rpc('my_limits').overrideTypes<LimitsRow[], { merge: false }>(),
  );
  if (row === undefined) throw new GameError('no_stable');
  const { pause_kind: kind, pause_ends_at: endsAt } = row;
  return {
    weeklyCredits: toLimit(row.weekly_credits, row.next_weekly_credits, row.weekly_credits_rise_at),
    dailyMinutes: toLimit(row.daily_minutes, row.next_daily_minutes, row.daily_minutes_rise_at),
    reminderMinutes: row.reminder_minutes,
    playedSeconds: row.played_seconds,
    creditsTaken: row.credits_taken,
    pause: kind === null || endsAt === null ? null : { kind, endsAt: parseTimestamp(endsAt) },
  };
}

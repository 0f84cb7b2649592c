import type { LimitKind, PauseDays } from '@furlong/game/rules';
import type { Backend } from '../shared/createBackend.ts';
import { parseTimestamp } from '../shared/timestamps.ts';
import { unwrap } from '../shared/unwrap.ts';
import type { AtPlay } from './rows.ts';

/**
 * Sets one of the player's limits, or takes it away (null): at once where it is lower, and a day later where it is
 * higher. Returns when it holds, ms since 1970.
 * @throws GameError 'bad_request' beyond `limitRanges`
 */
export async function setLimit(
  backend: Backend,
  { kind, amount, requestId }: { kind: LimitKind; amount: number | null; requestId: string },
): Promise<number> {
  return parseTimestamp(
    await unwrap(
      backend.rpc('set_limit', {
        ...{ p_kind: kind, p_request_id: requestId },
        ...(amount !== null && { p_amount: amount }),
      }),
    ),
  );
}

/**
 * Pauses the player's play, or excludes the player. Nothing takes it back. Returns when it ends, ms since 1970.
 * @throws GameError 'pause_stands' where one lasts as long already
 */
export async function pausePlay(
  backend: Backend,
  { days, requestId }: { days: PauseDays; requestId: string },
): Promise<number> {
  return parseTimestamp(
    await unwrap(backend.rpc('pause_play', { p_days: days, p_request_id: requestId })),
  );
}

/** Notes that the player is at play: called every minute while the site is seen. Null for who has no stable. */
export async function notePlay(backend: Backend): Promise<AtPlay | null> {
  const [row] = await unwrap(
    backend.rpc('note_play').overrideTypes<
      {
        played_seconds: number;
        daily_minutes: number | null;
        reminds: boolean;
        leaves_at: string | null;
      }[],
      { merge: false }
    >(),
  );
  if (row === undefined) return null;
  return {
    playedSeconds: row.played_seconds,
    dailyMinutes: row.daily_minutes,
    reminds: row.reminds,
    leavesAt: row.leaves_at === null ? null : parseTimestamp(row.leaves_at),
  };
}

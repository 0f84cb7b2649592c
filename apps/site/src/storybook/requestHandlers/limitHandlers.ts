import type { Limit, Limits } from '@furlong/backend';
import { DAY } from '@furlong/game/rules';
import type { RequestHandler } from 'msw';
import { serverNow } from '../../shared/time/clock.ts';
import type { MockBackendState } from '../game.ts';
import { timestamp } from '../timestamps.ts';
import { playerOf } from './authHandlers.ts';
import { rpc } from './postgrest.ts';

/** What players set themselves. */
export default function limitHandlers(game: MockBackendState): RequestHandler[] {
  const asked = (request: Request) => {
    const player = playerOf(game, request);
    if (!player) throw new Error('A visitor has no limits.');
    return player;
  };
  return [
    rpc('my_limits', (_none, request) => [row(asked(request).limits)]),
    rpc('set_limit', ({ p_kind, p_amount = null }, request) => {
      const player = asked(request);
      const [limits, at] = withLimit(player.limits, p_kind, p_amount);
      player.limits = limits;
      return timestamp(at);
    }),
    rpc('pause_play', ({ p_days }, request) => {
      const player = asked(request);
      const endsAt = serverNow() + p_days * DAY;
      const kind = p_days > 42 ? 'exclusion' : 'pause';
      player.limits = { ...player.limits, pause: { kind, endsAt } };
      return timestamp(endsAt);
    }),
    rpc('note_play', (_none, request) => {
      const { limits, leaving } = asked(request);
      return [
        {
          ...{ played_seconds: limits.playedSeconds, daily_minutes: limits.dailyMinutes.amount },
          ...{ reminds: false, leaves_at: leaving && timestamp(leaving.leavesAt) },
        },
      ];
    }),
  ];
}

/** The limits with one as it was set, and from when it holds. */
function withLimit(limits: Limits, kind: string, amount: number | null): [Limits, number] {
  if (kind === 'reminder_minutes') return [{ ...limits, reminderMinutes: amount }, serverNow()];
  const name = kind === 'weekly_credits' ? 'weeklyCredits' : 'dailyMinutes';
  const present = limits[name].amount;
  const lower = amount !== null && amount <= (present ?? amount);
  const atOnce = lower || amount === present;
  const at = atOnce ? serverNow() : serverNow() + DAY;
  const limit: Limit = atOnce ? { amount, next: null } : { amount: present, next: { amount, at } };
  return [{ ...limits, [name]: limit }, at];
}

const row = ({ weeklyCredits, dailyMinutes, pause, ...limits }: Limits) => ({
  ...{ weekly_credits: weeklyCredits.amount, daily_minutes: dailyMinutes.amount },
  next_weekly_credits: weeklyCredits.next?.amount ?? null,
  weekly_credits_rise_at: weeklyCredits.next && timestamp(weeklyCredits.next.at),
  next_daily_minutes: dailyMinutes.next?.amount ?? null,
  daily_minutes_rise_at: dailyMinutes.next && timestamp(dailyMinutes.next.at),
  ...{ reminder_minutes: limits.reminderMinutes, played_seconds: limits.playedSeconds },
  ...{ credits_taken: limits.creditsTaken, pause_kind: pause?.kind ?? null },
  pause_ends_at: pause && timestamp(pause.endsAt),
});

import type { RunCounts } from '@furlong/backend';
import { EPOCH, formatMoney, SEASON_WEEKS, WEEK } from '@furlong/game/rules';
import { formatDayOfYear } from '../../shared/format/time.ts';

/** What a stable's horses did in one week. */
export interface Week {
  /** When it begins, ms since 1970. */
  from: number;
  runs: number;
  wins: number;
  /** Whole dollars. */
  earnings: number;
}

/** Week after week, from the first with a run to now or to the season's end; none without a run. */
export function toWeeks(counts: RunCounts, season: number | null, now: number): Week[] {
  const ran = new Map(counts.week.map((week) => [Number(week.key), week]));
  const thisWeek = Math.floor((now - EPOCH) / WEEK);
  const lastOfSeason = season === null ? thisWeek : (season + 1) * SEASON_WEEKS - 1;
  // A clock behind the server's may not know of the last week yet.
  const last = Math.max(Math.min(thisWeek, lastOfSeason), ...ran.keys());
  const first = Math.min(...ran.keys());
  if (ran.size === 0) return [];
  return Array.from({ length: last - first + 1 }, (_, index) => {
    const { runs, wins, earnings } = ran.get(first + index) ?? { runs: 0, wins: 0, earnings: 0 };
    return { from: EPOCH + (first + index) * WEEK, runs, wins, earnings };
  });
}

/** What the plot of the weeks says in words. */
export function sumUpWeeks(weeks: readonly Week[]): string {
  const sum = weeks.reduce((all, { earnings }) => all + earnings, 0);
  const [best] = weeks.toSorted((a, b) => b.earnings - a.earnings);
  const count = weeks.length === 1 ? 'one week' : `${weeks.length} weeks`;
  return best === undefined || best.earnings === 0
    ? `Earnings of ${count}: nothing yet`
    : `Earnings of ${count}: ${formatMoney(sum)}, most in the week from ${formatDayOfYear(best.from)}: ${formatMoney(best.earnings)}`;
}

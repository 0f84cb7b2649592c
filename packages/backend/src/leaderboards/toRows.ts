import type { Database } from '../shared/database.types.ts';
import { parseTimestampOrNull } from '../shared/timestamps.ts';
import type { LeadingHorse, LeadingStable, OwnStanding, Standing } from './rows.ts';

type Functions = Database['public']['Functions'];

export type LeadingStableRow = Omit<
  Functions['leading_stables']['Returns'][number],
  'owner_name' | 'silks'
> & { owner_name: string | null } & Pick<LeadingStable, 'silks'>;

export type LeadingHorseRow = Omit<
  Functions['leading_horses']['Returns'][number],
  'sex' | 'coat' | 'retired_at' | 'silks'
> &
  Pick<LeadingHorse, 'sex' | 'coat'> & { retired_at: string | null } & Pick<LeadingStable, 'silks'>;

export type OwnStandingRow = Omit<
  Functions['my_stable_standing']['Returns'][number],
  'rank' | 'ahead_name' | 'ahead_score' | 'ahead_level'
> & {
  rank: number | null;
  ahead_name: string | null;
  ahead_score: number | null;
  ahead_level: number | null;
};

interface StandingRow {
  id: string;
  name: string;
  score: number;
  level: number;
  runs: number;
  wins: number;
  places: number;
  earnings: number;
  lined_wins: number;
  /** Hundredths of a percent. */
  expected: number;
}

function toStanding({ lined_wins, expected, ...row }: StandingRow): Standing {
  const { id, name, score, level, runs, wins, places, earnings } = row;
  const line = { linedWins: lined_wins, expected: expected / 10_000 };
  return { id, name, score, level, runs, wins, places, earnings, ...line };
}

export const toLeadingStable = (row: LeadingStableRow): LeadingStable => ({
  ...toStanding(row),
  ownerName: row.owner_name,
  isHouse: row.is_house,
  silks: row.silks,
  horses: row.horses,
});

export const toLeadingHorse = (row: LeadingHorseRow): LeadingHorse => ({
  ...toStanding(row),
  sex: row.sex,
  birthSeason: row.birth_season,
  coat: row.coat,
  retiredAt: parseTimestampOrNull(row.retired_at),
  stable: {
    id: row.stable_id,
    name: row.stable_name,
    isHouse: row.is_house,
    silks: row.silks,
  },
});

export const toOwnStanding = ({
  rank,
  ahead_name,
  ahead_score,
  ahead_level,
  ...row
}: OwnStandingRow): OwnStanding => ({
  ...toStanding(row),
  rank,
  ahead:
    ahead_name === null || ahead_score === null || ahead_level === null
      ? null
      : { name: ahead_name, score: ahead_score, level: ahead_level },
});

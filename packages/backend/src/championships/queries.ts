import {
  type ChampionshipRace,
  type Division,
  finalOf,
  finalPurse,
  SIXTIETHS,
  seasonWeekAt,
} from '@furlong/game/rules';
import type { Backend } from '../shared/createBackend.ts';
import { formatTimestamp, parseTimestamp } from '../shared/timestamps.ts';
import { unwrap } from '../shared/unwrap.ts';
import {
  type Champion,
  type ChampionRow,
  type ChampionshipDivision,
  type ChampionshipDivisionRow,
  type ChampionshipStanding,
  type ChampionshipStandingRow,
  type FieldPlace,
  type FieldPlaceRow,
  type MyChampionshipHorse,
  type MyChampionshipHorseRow,
  type RoadRace,
  type RoadRaceRow,
  toChampion,
  toChampionshipDivision,
  toChampionshipHorse,
  toChampionshipStanding,
  toMyChampionshipHorse,
} from './rows.ts';

/** The six divisions of a season, in their order. */
export async function championshipDivisions(
  backend: Backend,
  { season }: { season: number },
): Promise<ChampionshipDivision[]> {
  const rows = await unwrap(
    backend
      .rpc('championship_divisions', { p_season: season })
      .overrideTypes<ChampionshipDivisionRow[], { merge: false }>(),
  );
  return rows.map((row) => {
    const { finalOffAt } = finalOf(season, row.division);
    return toChampionshipDivision(row, { season, finalOffAt, purse: finalPurse(row.division) });
  });
}

/** Which page of a division's table: after the last rank of the page before. */
export interface TablePage {
  readonly season: number;
  readonly division: Division;
  readonly afterRank?: number;
  /** 100 unless given, and at most. */
  readonly limit?: number;
}

/** The table of a division, the first rank first: every horse that has run in one of its qualifiers. */
export async function championshipTable(
  backend: Backend,
  { season, division, afterRank = 0, limit = 100 }: TablePage,
): Promise<ChampionshipStanding[]> {
  const rows = await unwrap(
    backend
      .rpc('championship_table', {
        ...{ p_season: season, p_division: division },
        ...{ p_after_rank: afterRank, p_limit: limit },
      })
      .overrideTypes<ChampionshipStandingRow[], { merge: false }>(),
  );
  return rows.map((row) => toChampionshipStanding(row, { season, division }));
}

/**
 * How the player's horses stand, each in all of its divisions: the nearest to a final first.
 * @throws GameError 'not_signed_in', 'no_stable'
 */
export async function myChampionshipHorses(
  backend: Backend,
  { season }: { season: number },
): Promise<MyChampionshipHorse[]> {
  const rows = await unwrap(
    backend
      .rpc('my_championship_horses', { p_season: season })
      .overrideTypes<MyChampionshipHorseRow[], { merge: false }>(),
  );
  return rows.map(toMyChampionshipHorse).sort((a, b) => a.lacks - b.lacks || b.points - a.points);
}

/**
 * Every race of a division's season, the first off first: what was run, what is open, and what is planned.
 * @param calendar the season's races of all divisions: `championshipProgramme(seasonSpan(season))`
 */
export async function championshipRoad(
  backend: Backend,
  {
    season,
    division,
    calendar,
  }: { season: number; division: Division; calendar: readonly ChampionshipRace[] },
): Promise<RoadRace[]> {
  const rows = await unwrap(
    backend
      .rpc('championship_road', { p_season: season, p_division: division })
      .overrideTypes<RoadRaceRow[], { merge: false }>(),
  );
  const planned = calendar.filter(({ championship }) => championship.division === division);
  return planned.map(({ championship, ...race }) => {
    const row = rows.find(({ off_at }) => parseTimestamp(off_at) === race.offAt);
    return {
      raceId: row?.race_id ?? null,
      status: row?.status ?? null,
      ...{ name: race.name, trackId: race.trackId, distance: race.distance },
      ...{ surface: race.surface, grade: race.grade, purse: race.purse, offAt: race.offAt },
      week: seasonWeekAt(race.offAt),
      ...{ kind: championship.kind, points: championship.points },
      automatic: championship.automatic,
      winners: (row?.winners ?? []).map(({ horse, points }) => ({
        horse: toChampionshipHorse(horse),
        points: points / SIXTIETHS,
      })),
    };
  });
}

/** The final and the consolation of a division as they would be drawn now, or as they were drawn. */
export async function championshipField(
  backend: Backend,
  { season, division }: { season: number; division: Division },
): Promise<FieldPlace[]> {
  const rows = await unwrap(
    backend
      .rpc('championship_field', { p_season: season, p_division: division })
      .overrideTypes<FieldPlaceRow[], { merge: false }>(),
  );
  return rows.map(({ horse, points, ...row }) => ({
    ...row,
    points: points / SIXTIETHS,
    horse: toChampionshipHorse(horse),
  }));
}

/** Which page of the champions: after the last of the page before. */
export interface ChampionPage {
  readonly after?: Pick<Champion, 'wonAt' | 'horse'> | null;
  /** 20 unless given, at most 100. */
  readonly limit?: number;
}

/** The champions of all seasons and divisions, the newest first. */
export async function champions(
  backend: Backend,
  { after, limit }: ChampionPage = {},
): Promise<Champion[]> {
  const rows = await unwrap(
    backend
      .rpc('champions', {
        ...(after && { p_before_at: formatTimestamp(after.wonAt), p_before_id: after.horse.id }),
        ...(limit !== undefined && { p_limit: limit }),
      })
      .overrideTypes<ChampionRow[], { merge: false }>(),
  );
  return rows.map(toChampion);
}

/** Who won a division's final: nobody before it is settled, two after a dead heat. */
export async function champion(
  backend: Backend,
  { season, division }: { season: number; division: Division },
): Promise<Champion[]> {
  const rows = await unwrap(
    backend
      .rpc('champions_of', { p_season: season, p_division: division })
      .overrideTypes<ChampionRow[], { merge: false }>(),
  );
  return rows.map(toChampion);
}

/** What binds the lots of a season. */
export interface ChampionshipSeason {
  /** Published before the season's first race was opened. */
  readonly seedHash: string;
  /** 64 hex digits; null before the first final is drawn. */
  readonly seed: string | null;
}

/** What binds the lots of a season; null before its first race is opened. */
export async function championshipSeason(
  backend: Backend,
  { season }: { season: number },
): Promise<ChampionshipSeason | null> {
  const [row] = await unwrap(
    backend
      .rpc('championship_season', { p_season: season })
      .overrideTypes<{ seed_hash: string; seed: string | null }[], { merge: false }>(),
  );
  return row === undefined ? null : { seedHash: row.seed_hash, seed: row.seed };
}

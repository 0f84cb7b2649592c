import type {
  Coat,
  Division,
  Grade,
  RaceChampionship,
  RaceStatus,
  RaceTerms,
  Sex,
} from '@furlong/game/rules';
import { SIXTIETHS } from '@furlong/game/rules';
import { parseTimestamp, parseTimestampOrNull } from '../shared/timestamps.ts';
import type { Stable } from '../stables/rows.ts';

/** A horse as championships tell of it, with the stable that it has now. */
export interface ChampionshipHorse {
  readonly id: string;
  readonly name: string;
  readonly coat: Coat;
  readonly sex: Sex;
  readonly birthSeason: number;
  readonly rating: number;
  readonly stable: Pick<Stable, 'id' | 'name' | 'ownerName' | 'isHouse' | 'silks'>;
}

export type ChampionshipHorseRow = Omit<ChampionshipHorse, 'birthSeason' | 'stable'> & {
  birth_season: number;
  stable: Pick<Stable, 'id' | 'name' | 'silks'> & { owner_name: string; is_house: boolean };
};

export function toChampionshipHorse({
  birth_season,
  stable: { owner_name, is_house, ...stable },
  ...horse
}: ChampionshipHorseRow): ChampionshipHorse {
  return {
    ...horse,
    birthSeason: birth_season,
    stable: { ...stable, ownerName: owner_name, isHouse: is_house },
  };
}

/** A row of a division's table. */
export interface ChampionshipStanding {
  readonly season: number;
  readonly division: Division;
  /** From 1. */
  readonly rank: number;
  readonly horseId: string;
  /** Points may be parts of one after a dead heat. */
  readonly points: number;
  /** Whole dollars, in the division's qualifiers, like the runs and wins. */
  readonly earnings: number;
  readonly runs: number;
  readonly wins: number;
  readonly bestPlace: number;
  /** It has won a race whose winner goes straight to the final. */
  readonly automatic: boolean;
  /** Its owner has paid for the supplementary place. */
  readonly supplementary: boolean;
  readonly horse: ChampionshipHorse;
}

export interface ChampionshipStandingRow {
  rank: number;
  points: number;
  earnings: number;
  runs: number;
  wins: number;
  best_place: number;
  automatic: boolean;
  supplementary: boolean;
  horse: ChampionshipHorseRow;
}

export function toChampionshipStanding(
  { points, best_place, horse, ...row }: ChampionshipStandingRow,
  { season, division }: { season: number; division: Division },
): ChampionshipStanding {
  return {
    ...row,
    ...{ season, division, horseId: horse.id },
    points: points / SIXTIETHS,
    bestPlace: best_place,
    horse: toChampionshipHorse(horse),
  };
}

/** How a division stands in a season. Times are milliseconds since 1970. */
export interface ChampionshipDivision {
  readonly season: number;
  readonly division: Division;
  /** Settled so far. */
  readonly qualifiersRun: number;
  /** Horses that have run in one. */
  readonly contenders: number;
  readonly leader: ChampionshipStanding | null;
  /** Of the last that would be in the final by points; null while places are left over. */
  readonly cutPoints: number | null;
  /** The next of its races on the programme that is not run. */
  readonly nextRace: { readonly id: string; readonly name: string; readonly offAt: number } | null;
  /** Null before the draw. */
  readonly finalRaceId: string | null;
  readonly consolationRaceId: string | null;
  readonly finalOffAt: number;
  /** Whole dollars. */
  readonly purse: number;
  /** When the fields were drawn. */
  readonly drawnAt: number | null;
  readonly supplementaryHorseId: string | null;
  /** Null before the final is settled; the first of two that shared it. */
  readonly champion: ChampionshipHorse | null;
}

export interface ChampionshipDivisionRow {
  division: Division;
  qualifiers_run: number;
  contenders: number;
  leader: ChampionshipStandingRow | null;
  cut_points: number | null;
  next_race: { id: string; name: string; off_at: string } | null;
  final_race_id: string | null;
  consolation_race_id: string | null;
  purse: number | null;
  drawn_at: string | null;
  supplementary_id: string | null;
  champion: ChampionshipHorseRow | null;
}

export function toChampionshipDivision(
  row: ChampionshipDivisionRow,
  { season, ...planned }: { season: number; finalOffAt: number; purse: number },
): ChampionshipDivision {
  const { division, leader, next_race, champion } = row;
  return {
    season,
    division,
    qualifiersRun: row.qualifiers_run,
    contenders: row.contenders,
    leader: leader && toChampionshipStanding(leader, { season, division }),
    cutPoints: row.cut_points === null ? null : row.cut_points / SIXTIETHS,
    nextRace: next_race && {
      id: next_race.id,
      name: next_race.name,
      offAt: parseTimestamp(next_race.off_at),
    },
    finalRaceId: row.final_race_id,
    consolationRaceId: row.consolation_race_id,
    finalOffAt: planned.finalOffAt,
    purse: row.purse ?? planned.purse,
    drawnAt: parseTimestampOrNull(row.drawn_at),
    supplementaryHorseId: row.supplementary_id,
    champion: champion && toChampionshipHorse(champion),
  };
}

/** How one of the player's horses stands in one of its divisions. */
export interface MyChampionshipHorse
  extends Pick<ChampionshipStanding, 'division' | 'points' | 'earnings' | 'automatic'> {
  readonly horse: Pick<
    ChampionshipHorse,
    'id' | 'name' | 'coat' | 'sex' | 'birthSeason' | 'rating'
  >;
  /** Null for a horse that has run in no qualifier. */
  readonly rank: number | null;
  readonly bestPlace: number | null;
  readonly supplementary: boolean;
  readonly cutPoints: number | null;
  /** Whole points to be above the cut; 0 for a horse that would be in. */
  readonly lacks: number;
}

export interface MyChampionshipHorseRow {
  division: Division;
  horse: Omit<ChampionshipHorseRow, 'stable'>;
  rank: number | null;
  points: number;
  earnings: number;
  best_place: number | null;
  automatic: boolean;
  supplementary: boolean;
  cut_points: number | null;
  is_in: boolean;
}

export function toMyChampionshipHorse(row: MyChampionshipHorseRow): MyChampionshipHorse {
  const { birth_season, ...horse } = row.horse;
  const cut = row.cut_points === null ? null : row.cut_points / SIXTIETHS;
  const points = row.points / SIXTIETHS;
  return {
    division: row.division,
    horse: { ...horse, birthSeason: birth_season },
    rank: row.rank,
    points,
    earnings: row.earnings,
    bestPlace: row.best_place,
    automatic: row.automatic,
    supplementary: row.supplementary,
    cutPoints: cut,
    lacks: row.is_in ? 0 : cut === null ? 1 : Math.floor(cut - points) + 1,
  };
}

/** A race on a division's road, run or to come. */
export interface RoadRace
  extends Pick<RaceTerms, 'name' | 'trackId' | 'distance' | 'surface' | 'purse'>,
    Pick<RaceChampionship, 'kind' | 'points' | 'automatic'> {
  /** Null while it is not on the programme yet, like its status. */
  readonly raceId: string | null;
  readonly status: RaceStatus | null;
  readonly grade: Grade;
  /** Milliseconds since 1970. */
  readonly offAt: number;
  /** Of the season, from 1. */
  readonly week: number;
  /** Once it is settled; several after a dead heat. */
  readonly winners: readonly { readonly horse: ChampionshipHorse; readonly points: number }[];
}

export interface RoadRaceRow {
  race_id: string;
  status: RaceStatus;
  off_at: string;
  kind: RaceChampionship['kind'];
  winners: { horse: ChampionshipHorseRow; points: number }[];
}

/** A place in a final or a consolation, as it would be drawn now or as it was. */
export interface FieldPlace {
  readonly field: 'final' | 'consolation';
  /** From 1. */
  readonly place: number;
  /** What gave it the place. */
  readonly claim: 'win' | 'points' | 'rating' | 'house' | 'supplementary';
  readonly points: number;
  readonly horse: ChampionshipHorse;
}

export type FieldPlaceRow = Omit<FieldPlace, 'horse'> & { horse: ChampionshipHorseRow };

/** The winner of a division's final. */
export interface Champion {
  readonly season: number;
  readonly division: Division;
  readonly raceId: string;
  /** Milliseconds since 1970. */
  readonly wonAt: number;
  /** Of the final. */
  readonly timeMs: number;
  /** With the stable that it won for. */
  readonly horse: ChampionshipHorse;
  /** In the division's qualifiers, like the runs and wins. */
  readonly points: number;
  readonly runs: number;
  readonly wins: number;
}

export interface ChampionRow {
  season: number;
  division: Division;
  race_id: string;
  won_at: string;
  time_ms: number;
  horse: ChampionshipHorseRow;
  points: number;
  runs: number;
  wins: number;
}

export function toChampion({ race_id, won_at, time_ms, horse, ...row }: ChampionRow): Champion {
  return {
    ...row,
    raceId: race_id,
    wonAt: parseTimestamp(won_at),
    timeMs: time_ms,
    points: row.points / SIXTIETHS,
    horse: toChampionshipHorse(horse),
  };
}

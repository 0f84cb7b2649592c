import type { TrackId } from '@furlong/game/rules';
import type { Backend } from '../shared/createBackend.ts';
import { GameError } from '../shared/gameError.ts';
import { formatTimestamp, parseTimestamp } from '../shared/timestamps.ts';
import { unwrap } from '../shared/unwrap.ts';
import {
  type BallotLot,
  type BallotLotRow,
  type ChampionshipDrawRow,
  type HouseReserveRow,
  lotColumns,
  type OpeningRow,
  type RaceClaim,
  type RaceClaimRow,
  type RaceOpening,
  toBallotLot,
  toChampionshipDraw,
  toHouseReserve,
  toRaceClaim,
} from './openingRows.ts';
import { type ListedRace, type ListedRaceRow, listedColumns, toListedRace } from './rows.ts';

/** Which page of a list of races: all tracks or one, after the last race of the page before. */
export interface RacePage {
  readonly trackId?: TrackId | null;
  readonly after?: Pick<ListedRace, 'id' | 'offAt'> | null;
  /** 20 unless given, at most 100. */
  readonly limit?: number;
}

/** The page as the database's function takes it. */
export const futurePageOf = ({ trackId, after, limit }: RacePage) => ({
  ...(trackId && { p_track_id: trackId }),
  ...(after && { p_after_off: formatTimestamp(after.offAt), p_after_id: after.id }),
  ...(limit !== undefined && { p_limit: limit }),
});

/** Races not yet settled, next first: those that are running, then those to come. */
export async function futureRaces(backend: Backend, page: RacePage = {}): Promise<ListedRace[]> {
  const rows = await unwrap(
    backend
      .rpc('future_races', futurePageOf(page))
      .select(listedColumns)
      .overrideTypes<ListedRaceRow[], { merge: false }>(),
  );
  return rows.map(toListedRace);
}

/** How far the programme is open, and how far apart its races are. */
export interface ProgrammeAhead {
  /** The last off that is open, in milliseconds since 1970. */
  readonly openUntil: number;
  /** Whole minutes from one off to the next. */
  readonly everyMinutes: number;
}

/** How far the programme is open; null where fewer than two races are to come. */
export async function programmeAhead(backend: Backend): Promise<ProgrammeAhead | null> {
  const [row] = await unwrap(
    backend
      .rpc('programme_ahead')
      .overrideTypes<
        { open_until: string | null; every_minutes: number | null }[],
        { merge: false }
      >(),
  );
  if (!row?.open_until || !row.every_minutes) return null;
  return { openUntil: parseTimestamp(row.open_until), everyMinutes: row.every_minutes };
}

/**
 * What a race was bound to at its opening, and the house horses that could run in it: what is needed
 * to check which of them did. @throws GameError 'race_not_found' for a race under the first rules
 */
export async function raceOpening(
  backend: Backend,
  { raceId }: { raceId: string },
): Promise<RaceOpening> {
  const [opening, horses, ballot, claims, [draw]] = await Promise.all([
    unwrap(
      backend
        .from('openings')
        .select('*')
        .eq('race_id', raceId)
        .maybeSingle()
        .overrideTypes<OpeningRow, { merge: false }>(),
    ),
    unwrap(
      backend
        .rpc('house_reserves', { p_race_id: raceId })
        .overrideTypes<HouseReserveRow[], { merge: false }>(),
    ),
    raceBallot(backend, { raceId }),
    raceClaims(backend, { raceId }),
    unwrap(
      backend
        .rpc('championship_draw', { p_race_id: raceId })
        .overrideTypes<ChampionshipDrawRow[], { merge: false }>(),
    ),
  ]);
  if (opening === null) throw new GameError('race_not_found');
  return {
    openedAt: parseTimestamp(opening.opened_at),
    terms: opening.terms,
    reserves: opening.reserves,
    houseHorses: horses.map(toHouseReserve),
    ballot,
    claims,
    championship: draw === undefined ? null : toChampionshipDraw(draw),
  };
}

/** Who was in the ballot of a race, by turn; nobody where all that were entered can run. */
export async function raceBallot(
  backend: Backend,
  { raceId }: { raceId: string },
): Promise<BallotLot[]> {
  const rows = await unwrap(
    backend
      .from('ballot_lots')
      .select(lotColumns)
      .eq('race_id', raceId)
      .order('turn')
      .overrideTypes<BallotLotRow[], { merge: false }>(),
  );
  return rows.map(toBallotLot);
}

/** Every claim for the runners of a race; none before its seed is revealed. */
export async function raceClaims(
  backend: Backend,
  { raceId }: { raceId: string },
): Promise<RaceClaim[]> {
  const rows = await unwrap(
    backend
      .rpc('race_claims', { p_race_id: raceId })
      .overrideTypes<RaceClaimRow[], { merge: false }>(),
  );
  return rows.map(toRaceClaim);
}

/** Where a runner has won before: at the track, over the distance, or both at once. */
export interface WonBefore {
  readonly horseId: string;
  readonly atTrack: boolean;
  readonly overDistance: boolean;
  /** At the track and over the distance in one race. */
  readonly overBoth: boolean;
}

/** Those runners of a race that have won at its track or over its distance. */
export async function winnersBefore(
  backend: Backend,
  { raceId }: { raceId: string },
): Promise<WonBefore[]> {
  const rows = await unwrap(backend.rpc('race_winners_before', { p_race_id: raceId }));
  return rows.map(({ horse_id, at_track, over_distance, over_both }) => ({
    horseId: horse_id,
    atTrack: at_track,
    overDistance: over_distance,
    overBoth: over_both,
  }));
}

/** The fastest race over a course and distance. */
export interface CourseRecord {
  readonly raceId: string;
  readonly horseId: string;
  readonly horseName: string;
  readonly timeMs: number;
  /** Milliseconds since 1970. */
  readonly offAt: number;
}

/** The record over the course and distance of a race; null before the first is set. */
export async function courseRecord(
  backend: Backend,
  { raceId }: { raceId: string },
): Promise<CourseRecord | null> {
  const [row] = await unwrap(backend.rpc('course_record', { p_race_id: raceId }));
  if (row === undefined) return null;
  return {
    raceId: row.race_id,
    horseId: row.horse_id,
    horseName: row.horse_name,
    timeMs: row.time_ms,
    offAt: parseTimestamp(row.off_at),
  };
}

/** What was run on a day. */
export interface RacesOfDay {
  readonly races: number;
  readonly runners: number;
}

/**
 * How many races of a day are settled, and how many ran in them.
 * @param day by UTC, such as '2026-11-21'
 */
export async function racesOfDay(backend: Backend, { day }: { day: string }): Promise<RacesOfDay> {
  const [row] = await unwrap(backend.rpc('races_of_day', { p_day: day }));
  return row ?? { races: 0, runners: 0 };
}

import type { TrackId } from '@furlong/game';
import type { Backend } from '../backend.ts';
import { answered, GameError } from '../errors/gameError.ts';
import { type Horse, type HorseRow, horseOf } from '../horses/horses.ts';
import { timestamp } from '../instant.ts';
import { type Stable, type StableRow, stableOf } from '../stables/stables.ts';
import { type Entry, type EntryRow, entryOf } from './entries.ts';
import { type Race, type RaceRow, raceOf } from './race.ts';

/** An entry with its horse, and the stable whose colours it carries. */
export interface Runner extends Entry {
  readonly horse: Horse;
  readonly stable: Stable;
}

export interface RaceWithEntries {
  readonly race: Race;
  /** By place, before the result by draw, before the draw by time of entry. */
  readonly runners: readonly Runner[];
}

export interface Winner extends Runner {
  readonly race: Race;
}

/** Which page of a list of races: all tracks or one, after the last race of the page before. */
export interface RacePage {
  readonly trackId?: TrackId | null;
  readonly after?: Pick<Race, 'id' | 'offAt'> | null;
  /** 20 unless given, at most 100. */
  readonly limit?: number;
}

type RunnerRow = EntryRow & { horse: HorseRow; stable: StableRow };

const runnerColumns = '*, horse:horses!inner(*), stable:stables!inner(*)';

function runnerOf(row: RunnerRow): Runner {
  return { ...entryOf(row), horse: horseOf(row.horse), stable: stableOf(row.stable) };
}

/** Races not yet run, next first. */
export async function futureRaces(
  backend: Backend,
  { trackId, after, limit }: RacePage = {},
): Promise<Race[]> {
  const rows = await answered(
    backend
      .rpc('future_races', {
        ...(trackId && { p_track_id: trackId }),
        ...(after && { p_after_off: timestamp(after.offAt), p_after_id: after.id }),
        ...(limit !== undefined && { p_limit: limit }),
      })
      .overrideTypes<RaceRow[], { merge: false }>(),
  );
  return rows.map(raceOf);
}

/** Finished races, newest first. */
export async function raceResults(
  backend: Backend,
  { trackId, after, limit }: RacePage = {},
): Promise<Race[]> {
  const rows = await answered(
    backend
      .rpc('race_results', {
        ...(trackId && { p_track_id: trackId }),
        ...(after && { p_before_off: timestamp(after.offAt), p_before_id: after.id }),
        ...(limit !== undefined && { p_limit: limit }),
      })
      .overrideTypes<RaceRow[], { merge: false }>(),
  );
  return rows.map(raceOf);
}

/** The winners of the last races, newest first; a dead heat has two. */
export async function recentWinners(
  backend: Backend,
  { races }: { races: number },
): Promise<Winner[]> {
  const rows = await answered(
    backend
      .from('races')
      .select(`*, winners:entries!inner(${runnerColumns})`)
      .eq('status', 'finished')
      .eq('winners.place', 1)
      .order('off_at', { ascending: false })
      .order('id', { ascending: false })
      .limit(races)
      .overrideTypes<(RaceRow & { winners: RunnerRow[] })[], { merge: false }>(),
  );
  return rows.flatMap((row) =>
    row.winners.map((winner) => ({ ...runnerOf(winner), race: raceOf(row) })),
  );
}

/** @throws GameError 'race_not_found' */
export async function raceWithEntries(
  backend: Backend,
  { raceId }: { raceId: string },
): Promise<RaceWithEntries> {
  const row = await answered(
    backend
      .from('races')
      .select(`*, runners:entries(${runnerColumns})`)
      .eq('id', raceId)
      .maybeSingle()
      .overrideTypes<RaceRow & { runners: RunnerRow[] }, { merge: false }>(),
  );
  if (row === null) throw new GameError('race_not_found');
  return { race: raceOf(row), runners: row.runners.map(runnerOf).sort(byPlaceDrawEntry) };
}

function byPlaceDrawEntry(a: Runner, b: Runner): number {
  return (
    (a.place ?? 0) - (b.place ?? 0) ||
    (a.draw ?? 0) - (b.draw ?? 0) ||
    a.enteredAt - b.enteredAt ||
    a.id.localeCompare(b.id)
  );
}

import type { TrackId } from '@furlong/game/rules';
import type { Backend } from '../shared/createBackend.ts';
import { formatTimestamp } from '../shared/timestamps.ts';
import { unwrap } from '../shared/unwrap.ts';
import { type Race, type RaceRow, toRace } from './rows.ts';

/** Which page of a list of races: all tracks or one, after the last race of the page before. */
export interface RacePage {
  readonly trackId?: TrackId | null;
  readonly after?: Pick<Race, 'id' | 'offAt'> | null;
  /** 20 unless given, at most 100. */
  readonly limit?: number;
}

/** Races not yet run, next first. */
export async function futureRaces(
  backend: Backend,
  { trackId, after, limit }: RacePage = {},
): Promise<Race[]> {
  const rows = await unwrap(
    backend
      .rpc('future_races', {
        ...(trackId && { p_track_id: trackId }),
        ...(after && { p_after_off: formatTimestamp(after.offAt), p_after_id: after.id }),
        ...(limit !== undefined && { p_limit: limit }),
      })
      .overrideTypes<RaceRow[], { merge: false }>(),
  );
  return rows.map(toRace);
}

/** Finished races, newest first. */
export async function raceResults(
  backend: Backend,
  { trackId, after, limit }: RacePage = {},
): Promise<Race[]> {
  const rows = await unwrap(
    backend
      .rpc('race_results', {
        ...(trackId && { p_track_id: trackId }),
        ...(after && { p_before_off: formatTimestamp(after.offAt), p_before_id: after.id }),
        ...(limit !== undefined && { p_limit: limit }),
      })
      .overrideTypes<RaceRow[], { merge: false }>(),
  );
  return rows.map(toRace);
}

import type { Backend } from '../shared/createBackend.ts';
import { formatTimestamp } from '../shared/timestamps.ts';
import { unwrap } from '../shared/unwrap.ts';
import {
  type AheadRow,
  type JockeyDay,
  type JockeyRecord,
  type JockeyRide,
  type JockeyStanding,
  type RecordRow,
  type RideAhead,
  type RideRow,
  type StandingRow,
  toRecord,
  toRide,
  toRideAhead,
  toStanding,
} from './rows.ts';

/** What each jockey who has ridden did in a season, or in all, by licence. */
export async function jockeyTable(
  backend: Backend,
  { season = null }: { season?: number | null } = {},
): Promise<JockeyStanding[]> {
  const rows = await unwrap(
    backend
      .rpc('jockey_table', { ...(season !== null && { p_season: season }) })
      .overrideTypes<StandingRow[], { merge: false }>(),
  );
  return rows.map(toStanding);
}

/** All that a jockey has done. */
export async function jockeyRecord(
  backend: Backend,
  { licence }: { licence: number },
): Promise<JockeyRecord> {
  const rows = await unwrap(
    backend
      .rpc('jockey_record', { p_jockey: licence })
      .overrideTypes<RecordRow[], { merge: false }>(),
  );
  return toRecord(rows);
}

/** The day on which a jockey won most, or null before the first win. */
export async function jockeyBestDay(
  backend: Backend,
  { licence }: { licence: number },
): Promise<JockeyDay | null> {
  const [row] = await unwrap(backend.rpc('jockey_best_day', { p_jockey: licence }));
  return row ?? null;
}

/** A jockey's settled rides, the newest first: after the last of the page before, 20 unless given. */
export async function jockeyRides(
  backend: Backend,
  {
    licence,
    after = null,
    limit,
  }: { licence: number; after?: Pick<JockeyRide, 'id' | 'offAt'> | null; limit?: number },
): Promise<JockeyRide[]> {
  const rows = await unwrap(
    backend
      .rpc('jockey_rides', {
        p_jockey: licence,
        ...(after && { p_before_at: formatTimestamp(after.offAt), p_before_id: after.id }),
        ...(limit !== undefined && { p_limit: limit }),
      })
      .overrideTypes<RideRow[], { merge: false }>(),
  );
  return rows.map(toRide);
}

/** The rides ahead of a jockey, the next first. */
export async function jockeyAhead(
  backend: Backend,
  { licence }: { licence: number },
): Promise<RideAhead[]> {
  const rows = await unwrap(
    backend
      .rpc('jockey_ahead', { p_jockey: licence })
      .overrideTypes<AheadRow[], { merge: false }>(),
  );
  return rows.map(toRideAhead);
}

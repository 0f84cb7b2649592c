import type { RunningStyle } from '@furlong/game/rules';
import type { RacePage } from '../races/queries.ts';
import { type RaceRow, toRace } from '../races/rows.ts';
import type { Backend } from '../shared/createBackend.ts';
import { GameError } from '../shared/gameError.ts';
import { playerId } from '../shared/playerId.ts';
import { formatTimestamp } from '../shared/timestamps.ts';
import { unwrap } from '../shared/unwrap.ts';
import { type FieldAhead, type FieldAheadRow, fieldColumns, toFieldAhead } from './fieldAhead.ts';
import { type OutcomeRow, outcomeColumns, type RaceOutcome, toOutcome } from './outcomes.ts';
import {
  type RaceWithEntries,
  type Runner,
  type RunnerRow,
  runnerColumns,
  toRunners,
  toUpcomingEntry,
  type UpcomingEntry,
  type UpcomingEntryRow,
} from './rows.ts';

/** The player's entries for races not yet settled, next race first. @throws GameError 'not_signed_in' */
export async function myUpcomingEntries(backend: Backend): Promise<UpcomingEntry[]> {
  const owner = await playerId(backend);
  const rows = await unwrap(
    backend
      .from('entries')
      .select(
        'id, race_id, horse_id, race:races!inner(name, off_at, closes_at, status, finishes_at), horse:horses!inner(name), stable:stables!inner(owner_id)',
      )
      .eq('stable.owner_id', owner)
      .in('race.status', ['open', 'closed', 'running'])
      .overrideTypes<UpcomingEntryRow[], { merge: false }>(),
  );
  return rows.map(toUpcomingEntry).sort((a, b) => a.race.offAt - b.race.offAt);
}

/** How each of the player's runners of a race will be ridden, by horse. */
export async function myJockeyOrders(
  backend: Backend,
  { raceId }: { raceId: string },
): Promise<ReadonlyMap<string, RunningStyle>> {
  const rows = await unwrap(
    backend
      .rpc('my_jockey_orders', { p_race_id: raceId })
      .overrideTypes<{ horse_id: string; style: RunningStyle }[], { merge: false }>(),
  );
  return new Map(rows.map(({ horse_id, style }) => [horse_id, style]));
}

/** How many races to come are told with their fields: the next, and one that waits at the off. */
const nextRaces = 2;

/** The fields of the next races, in the colours they carry: of all tracks, or of one. */
export async function nextFields(
  backend: Backend,
  { trackId }: Pick<RacePage, 'trackId'>,
): Promise<FieldAhead[]> {
  const coming = backend
    .from('races')
    .select(fieldColumns)
    .in('status', ['open', 'closed'])
    .order('off_at')
    .order('id')
    .limit(nextRaces);
  const rows = await unwrap(
    (trackId ? coming.eq('track_id', trackId) : coming).overrideTypes<
      FieldAheadRow[],
      { merge: false }
    >(),
  );
  return rows.map(toFieldAhead);
}

/** Finished races with their winners and seconds, newest first. */
export async function raceResults(
  backend: Backend,
  { trackId, after, limit }: RacePage = {},
): Promise<RaceOutcome[]> {
  const rows = await unwrap(
    backend
      .rpc('race_results', {
        ...(trackId && { p_track_id: trackId }),
        ...(after && { p_before_off: formatTimestamp(after.offAt), p_before_id: after.id }),
        ...(limit !== undefined && { p_limit: limit }),
      })
      .select(outcomeColumns)
      .eq('winners.place', 1)
      .eq('seconds.place', 2)
      .overrideTypes<OutcomeRow[], { merge: false }>(),
  );
  return rows.map(toOutcome);
}

type RaceWithRunnersRow = RaceRow & { runners: RunnerRow[] };

const withRunners = `*, runners:entries(${runnerColumns})`;

/** @throws GameError 'race_not_found' */
export async function raceWithEntries(
  backend: Backend,
  { raceId }: { raceId: string },
): Promise<RaceWithEntries> {
  const row = await unwrap(
    backend
      .from('races')
      .select(withRunners)
      .eq('id', raceId)
      .maybeSingle()
      .overrideTypes<RaceWithRunnersRow, { merge: false }>(),
  );
  if (row === null) throw new GameError('race_not_found');
  return toRaceWithEntries(row);
}

/** The last finished race, or null before the first. */
export async function lastRace(backend: Backend): Promise<RaceWithEntries | null> {
  const [row] = await unwrap(
    backend
      .from('races')
      .select(withRunners)
      .eq('status', 'finished')
      .order('off_at', { ascending: false })
      .order('id', { ascending: false })
      .limit(1)
      .overrideTypes<RaceWithRunnersRow[], { merge: false }>(),
  );
  return row === undefined ? null : toRaceWithEntries(row);
}

function toRaceWithEntries(row: RaceWithRunnersRow): RaceWithEntries {
  return { race: toRace(row), runners: toRunners(row.runners).sort(byPlaceDrawEntry) };
}

const last = Number.MAX_SAFE_INTEGER;

function byPlaceDrawEntry(a: Runner, b: Runner): number {
  return (
    (a.place ?? last) - (b.place ?? last) ||
    (a.draw ?? last) - (b.draw ?? last) ||
    a.enteredAt - b.enteredAt ||
    a.id.localeCompare(b.id)
  );
}

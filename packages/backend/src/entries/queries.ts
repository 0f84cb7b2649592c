import { type HorseRow, toHorse } from '../horses/rows.ts';
import { type RaceRow, toRace } from '../races/rows.ts';
import type { Backend } from '../shared/createBackend.ts';
import { GameError } from '../shared/gameError.ts';
import { playerId } from '../shared/playerId.ts';
import { unwrap } from '../shared/unwrap.ts';
import {
  type EntryRow,
  type RaceWithEntries,
  type Runner,
  type RunnerRow,
  toEntry,
  toRunner,
  type UpcomingEntry,
  type Winner,
} from './rows.ts';

const runnerColumns = '*, horse:horses!inner(*), stable:stables!inner(*)';

/** The player's entries for races not yet settled, next race first. @throws GameError 'not_signed_in' */
export async function myUpcomingEntries(backend: Backend): Promise<UpcomingEntry[]> {
  const owner = await playerId(backend);
  const rows = await unwrap(
    backend
      .from('entries')
      .select('*, race:races!inner(*), horse:horses!inner(*), stable:stables!inner(owner_id)')
      .eq('stable.owner_id', owner)
      .in('race.status', ['open', 'closed'])
      .overrideTypes<(EntryRow & { race: RaceRow; horse: HorseRow })[], { merge: false }>(),
  );
  return rows
    .map((row) => ({ ...toEntry(row), race: toRace(row.race), horse: toHorse(row.horse) }))
    .sort((a, b) => a.race.offAt - b.race.offAt);
}

/** The winners of the last races, newest first; a dead heat has two. */
export async function recentWinners(
  backend: Backend,
  { races }: { races: number },
): Promise<Winner[]> {
  const rows = await unwrap(
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
    row.winners.map((winner) => ({ ...toRunner(winner), race: toRace(row) })),
  );
}

/** @throws GameError 'race_not_found' */
export async function raceWithEntries(
  backend: Backend,
  { raceId }: { raceId: string },
): Promise<RaceWithEntries> {
  const row = await unwrap(
    backend
      .from('races')
      .select(`*, runners:entries(${runnerColumns})`)
      .eq('id', raceId)
      .maybeSingle()
      .overrideTypes<RaceRow & { runners: RunnerRow[] }, { merge: false }>(),
  );
  if (row === null) throw new GameError('race_not_found');
  return { race: toRace(row), runners: row.runners.map(toRunner).sort(byPlaceDrawEntry) };
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

import type { Horse } from '../horses/rows.ts';
import type { ListedRace, ListedRaceRow } from '../races/rows.ts';
import type { Backend } from '../shared/createBackend.ts';
import { parseTimestamp } from '../shared/timestamps.ts';
import { unwrap } from '../shared/unwrap.ts';
import { type EntryPage, pageOf } from './page.ts';
import type { Entry } from './rows.ts';

/** A race that a horse of a stable has won. */
export interface StableWinner extends Pick<Entry, 'id' | 'horseId' | 'raceId' | 'enteredAt'> {
  /** Whole dollars. */
  readonly prize: number;
  readonly race: Pick<
    ListedRace,
    'name' | 'trackId' | 'distance' | 'surface' | 'grade' | 'offAt' | 'entriesCount'
  >;
  readonly horse: Pick<Horse, 'name'>;
}

type StableWinnerRow = {
  id: string;
  horse_id: string;
  race_id: string;
  entered_at: string;
  prize: number;
  race: Pick<
    ListedRaceRow,
    'name' | 'track_id' | 'distance' | 'surface' | 'grade' | 'off_at' | 'entries_count'
  >;
  horse: { name: string };
};

const winnerColumns =
  'id, horse_id, race_id, entered_at, prize, race:races!inner(name, track_id, distance, surface, grade, off_at, entries_count), horse:horses!inner(name)';

/** The graded races that horses of a stable have won, the greatest first, at most 24. */
export function stableTrophies(
  backend: Backend,
  { stableId }: { stableId: string },
): Promise<StableWinner[]> {
  return trophiesOf(backend, { p_stable_id: stableId });
}

/** As `stableTrophies`, of the player's own stable; none for a visitor. */
export function myTrophies(backend: Backend): Promise<StableWinner[]> {
  return trophiesOf(backend, {});
}

async function trophiesOf(
  backend: Backend,
  stable: { p_stable_id?: string },
): Promise<StableWinner[]> {
  const rows = await unwrap(
    backend
      .rpc('stable_trophies', stable)
      .select(winnerColumns)
      .overrideTypes<StableWinnerRow[], { merge: false }>(),
  );
  // What is embedded is joined, which keeps no order.
  return rows
    .map(toStableWinner)
    .sort(
      (a, b) =>
        a.race.grade.localeCompare(b.race.grade) ||
        b.enteredAt - a.enteredAt ||
        b.id.localeCompare(a.id),
    );
}

/** The races that horses of a stable have won, the newest first. */
export async function stableWinners(
  backend: Backend,
  { stableId, ...page }: EntryPage & { stableId: string },
): Promise<StableWinner[]> {
  const rows = await unwrap(
    backend
      .rpc('stable_winners', { p_stable_id: stableId, ...pageOf(page) })
      .select(winnerColumns)
      .overrideTypes<StableWinnerRow[], { merge: false }>(),
  );
  // What is embedded is joined, which keeps no order.
  return rows
    .map(toStableWinner)
    .sort((a, b) => b.enteredAt - a.enteredAt || b.id.localeCompare(a.id));
}

function toStableWinner({
  id,
  horse_id,
  race_id,
  entered_at,
  prize,
  race,
  horse,
}: StableWinnerRow): StableWinner {
  return {
    id,
    horseId: horse_id,
    raceId: race_id,
    enteredAt: parseTimestamp(entered_at),
    prize,
    race: {
      name: race.name,
      trackId: race.track_id,
      distance: race.distance,
      surface: race.surface,
      grade: race.grade,
      offAt: parseTimestamp(race.off_at),
      entriesCount: race.entries_count,
    },
    horse,
  };
}

import type { RunningStyle } from '@furlong/game/rules';
import type { Horse, HorseRow } from '../horses/rows.ts';
import {
  type ListedRace,
  type ListedRaceRow,
  listedColumns,
  type RaceRow,
  toListedRace,
} from '../races/rows.ts';
import type { Backend } from '../shared/createBackend.ts';
import { unwrap } from '../shared/unwrap.ts';
import type { Entry, EntryRow } from './rows.ts';

/** One of those that a horse of the player's will meet, or the horse itself. */
export interface FieldRunner extends Pick<Entry, 'horseId' | 'winChance'> {
  /** Pounds. */
  readonly rating: number;
}

/** An entry of the player's for a race that is not settled. */
export interface MyEntry extends Pick<Entry, 'id' | 'horseId' | 'draw' | 'weight' | 'winChance'> {
  readonly race: ListedRace;
  /** The published card; null before entries close. */
  readonly card: string | null;
  readonly horse: Pick<Horse, 'id' | 'name' | 'coat' | 'sex' | 'birthSeason' | 'style' | 'rating'>;
  /** Who is entered, the horse among them. */
  readonly field: readonly FieldRunner[];
}

const myEntryColumns = `id, horse_id, draw, weight, win_chance, race:races!inner(${listedColumns}, card, runners:entries(horse_id, win_chance, horse:horses!inner(rating))), horse:horses!inner(id, name, coat, sex, birth_season, style, rating)`;

type MyEntryRow = Pick<EntryRow, 'id' | 'horse_id' | 'draw' | 'weight' | 'win_chance'> & {
  race: ListedRaceRow &
    Pick<RaceRow, 'card'> & {
      runners: (Pick<EntryRow, 'horse_id' | 'win_chance'> & { horse: { rating: number } })[];
    };
  horse: Pick<HorseRow, 'id' | 'name' | 'coat' | 'sex' | 'birth_season' | 'style' | 'rating'>;
};

/** The player's entries for races not yet settled, each with its field, the next first. */
export async function myEntriesAhead(backend: Backend): Promise<MyEntry[]> {
  const rows = await unwrap(
    backend
      .rpc('my_entries_ahead')
      .select(myEntryColumns)
      .overrideTypes<MyEntryRow[], { merge: false }>(),
  );
  // What is embedded is joined, which keeps no order.
  return rows
    .map(toMyEntry)
    .sort((a, b) => a.race.offAt - b.race.offAt || a.id.localeCompare(b.id));
}

function toMyEntry({ race: { card, runners, ...race }, horse, ...row }: MyEntryRow): MyEntry {
  const { birth_season, ...known } = horse;
  return {
    id: row.id,
    horseId: row.horse_id,
    draw: row.draw,
    weight: row.weight,
    winChance: row.win_chance,
    race: toListedRace(race),
    card,
    horse: { ...known, birthSeason: birth_season },
    field: runners.map(({ horse_id, win_chance, horse: { rating } }) => ({
      horseId: horse_id,
      winChance: win_chance,
      rating,
    })),
  };
}

/** How each of the player's entries ahead will be ridden, by the entry's id. */
export async function myOrdersAhead(backend: Backend): Promise<ReadonlyMap<string, RunningStyle>> {
  const rows = await unwrap(
    backend
      .rpc('my_orders_ahead')
      .overrideTypes<{ entry_id: string; style: RunningStyle }[], { merge: false }>(),
  );
  return new Map(rows.map(({ entry_id, style }) => [entry_id, style]));
}

import { type RunningStyle, raceColours, type Silks } from '@furlong/game/rules';
import type { Equipment, Horse, HorseRow } from '../horses/rows.ts';
import type { ListedRace, Race, RaceRow } from '../races/rows.ts';
import type { Database } from '../shared/database.types.ts';
import { parseTimestamp, parseTimestampOrNull } from '../shared/timestamps.ts';
import type { Stable, StableRow } from '../stables/rows.ts';

/** A horse's place in a race, with its result once there is one. */
export interface Entry {
  readonly id: string;
  readonly raceId: string;
  readonly horseId: string;
  readonly stableId: string;
  /** What this entry puts into the race's salt. */
  readonly nonce: string;
  /** Milliseconds since 1970. */
  readonly enteredAt: number;
  /** From 1, once the field is frozen. */
  readonly draw: number | null;
  /** Pounds, once the field is frozen. */
  readonly weight: number | null;
  readonly place: number | null;
  readonly timeMs: number | null;
  /** Whole dollars. */
  readonly prize: number | null;
  readonly ratingBefore: number | null;
  readonly ratingAfter: number | null;
  /** The race's seed hash as it was when the horse was entered. */
  readonly seedHash: string;
  /** Of winning in the morning line, in hundredths of a percent; null in a race without one. */
  readonly winChance: number | null;
  /** Of being among the first three, likewise. */
  readonly placeChance: number | null;
  /** The licence of the jockey whom its owner asked for, or null. */
  readonly asked: number | null;
  /** The licence of who rode the horse in its race before, once the field is frozen; null for none. */
  readonly lastRider: number | null;
  /** The licence of who rides it, once the field is frozen; null where that was not noted. */
  readonly jockey: number | null;
  /** How it is ridden: as its owner ordered, once the field is frozen. */
  readonly style: RunningStyle | null;
}

/** An entry for a race not yet settled: which horse runs when, and in what. */
export interface UpcomingEntry extends Pick<Entry, 'id' | 'raceId' | 'horseId'> {
  readonly race: Pick<ListedRace, 'name' | 'offAt' | 'closesAt' | 'status' | 'finishesAt'>;
  readonly horse: Pick<Horse, 'name'>;
}

/** What a racecard tells of a horse. */
export interface RunningHorse
  extends Pick<
    Horse,
    | 'id'
    | 'name'
    | 'coat'
    | 'sex'
    | 'birthSeason'
    | 'style'
    | 'rating'
    | 'form'
    | 'figures'
    | 'lastRunAt'
    | 'talentsHash'
  > {
  readonly equipment: readonly Pick<Equipment, 'slot' | 'item'>[];
}

/** An entry with its horse, and the stable whose colours it carries. */
export interface Runner extends Entry {
  readonly horse: RunningHorse;
  /** Its silks are those of this race: one that would be taken for another has a cap of its own. */
  readonly stable: Pick<Stable, 'id' | 'name' | 'isHouse' | 'silks'>;
}

export interface RaceWithEntries {
  readonly race: Race;
  /** By place, before the result by draw, before the draw by time of entry. */
  readonly runners: readonly Runner[];
}

export type EntryRow = Omit<Database['public']['Tables']['entries']['Row'], 'silks' | 'style'> & {
  /** The colours of this race, where the stable has changed them since. */
  silks: Silks | null;
  style: RunningStyle | null;
};

export type UpcomingEntryRow = Pick<EntryRow, 'id' | 'race_id' | 'horse_id'> & {
  race: Pick<RaceRow, 'name' | 'off_at' | 'closes_at' | 'status' | 'finishes_at'>;
  horse: Pick<HorseRow, 'name'>;
};

/** The columns of a runner: without what only its owner looks at. */
export const runnerColumns =
  '*, horse:horses!inner(id, name, coat, sex, birth_season, style, rating, form, figures, last_run_at, talents_hash, equipment:horse_equipment(slot, item)), stable:stables!inner(id, name, is_house, silks)';

export type RunnerRow = EntryRow & {
  horse: Pick<
    HorseRow,
    | 'id'
    | 'name'
    | 'coat'
    | 'sex'
    | 'birth_season'
    | 'style'
    | 'rating'
    | 'form'
    | 'figures'
    | 'last_run_at'
    | 'talents_hash'
  > & { equipment: Pick<Equipment, 'slot' | 'item'>[] };
  stable: Pick<StableRow, 'id' | 'name' | 'is_house' | 'silks'>;
};

/** The colours of each runner of a race, by its horse. */
export function coloursOf(
  runners: readonly (Pick<EntryRow, 'horse_id' | 'entered_at' | 'silks'> & {
    stable: Pick<StableRow, 'silks'>;
  })[],
) {
  return raceColours(
    runners.map(({ horse_id, entered_at, silks, stable }) => ({
      horseId: horse_id,
      enteredAt: parseTimestamp(entered_at),
      silks: silks ?? stable.silks,
    })),
  );
}

/** An entry as the functions that make or take back one answer it. */
export type AnsweredEntryRow = Omit<EntryRow, 'silks'>;

export function toEntry(row: AnsweredEntryRow): Entry {
  return {
    id: row.id,
    raceId: row.race_id,
    horseId: row.horse_id,
    stableId: row.stable_id,
    nonce: row.nonce,
    enteredAt: parseTimestamp(row.entered_at),
    draw: row.draw,
    weight: row.weight,
    place: row.place,
    timeMs: row.time_ms,
    prize: row.prize,
    ratingBefore: row.rating_before,
    ratingAfter: row.rating_after,
    seedHash: row.seed_hash,
    winChance: row.win_chance,
    placeChance: row.place_chance,
    asked: row.asked_jockey,
    lastRider: row.last_rider,
    jockey: row.jockey,
    style: row.style,
  };
}

export function toUpcomingEntry({
  id,
  race_id,
  horse_id,
  race,
  horse,
}: UpcomingEntryRow): UpcomingEntry {
  return {
    id,
    raceId: race_id,
    horseId: horse_id,
    race: {
      name: race.name,
      offAt: parseTimestamp(race.off_at),
      closesAt: parseTimestamp(race.closes_at),
      status: race.status,
      finishesAt: parseTimestampOrNull(race.finishes_at),
    },
    horse: { name: horse.name },
  };
}

export function toRunners(rows: readonly RunnerRow[]): Runner[] {
  const colours = coloursOf(rows);
  return rows.map((row) => {
    const silks = colours.get(row.horse_id) ?? row.stable.silks;
    return toRunner({ ...row, stable: { ...row.stable, silks } });
  });
}

function toRunner({ horse, stable, ...entry }: RunnerRow): Runner {
  const { talents_hash, birth_season, last_run_at, ...known } = horse;
  const { is_house: isHouse, ...shown } = stable;
  return {
    ...toEntry(entry),
    horse: {
      ...known,
      birthSeason: birth_season,
      lastRunAt: parseTimestampOrNull(last_run_at),
      talentsHash: talents_hash,
    },
    stable: { ...shown, isHouse },
  };
}

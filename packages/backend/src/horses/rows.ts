import {
  type AtWork,
  type Coat,
  type RunningStyle,
  type Sex,
  type Specialty,
  type Surface,
  type Talents,
  type TrackId,
  type Trained,
  talentsOf,
} from '@furlong/game/rules';
import type { Database } from '../shared/database.types.ts';
import { parseTimestamp, parseTimestampOrNull } from '../shared/timestamps.ts';
import type { Stable, StableRow } from '../stables/rows.ts';
import { byTalent } from '../training/rows.ts';

/** A horse as everybody sees it. Times are milliseconds since 1970. */
export interface Horse {
  readonly id: string;
  readonly stableId: string;
  readonly name: string;
  readonly sex: Sex;
  readonly birthSeason: number;
  readonly coat: Coat;
  readonly sire: string;
  readonly dam: string;
  readonly specialty: Specialty;
  readonly style: RunningStyle;
  /** Pounds, 0 to 140. */
  readonly rating: number;
  readonly runs: number;
  readonly wins: number;
  /** First, second or third. */
  readonly places: number;
  /** Whole dollars. */
  readonly earnings: number;
  /** W and L, newest last, at most ten. */
  readonly form: string;
  /** 1 to 9 and 0 for worse, newest last, at most ten. */
  readonly figures: string;
  /** Percent at `conditionAt`. */
  readonly condition: number;
  /** Percent at `conditionAt`. */
  readonly energy: number;
  readonly conditionAt: number;
  readonly lastRunAt: number | null;
  readonly createdAt: number;
  /** Binds the house to the hidden talents; opened when the horse is retired. */
  readonly talentsHash: string;
  /** Since when: its birth, except for horses older than the seals. */
  readonly talentsSealedAt: number;
  /** By too much work, the last of which ended at `conditionAt`; rest mends it. */
  readonly overreached: boolean;
  /** The training session that it is at, until a steward has written what it gave. */
  readonly atWork: AtWork | null;
  /** When it left the sport for good; null while it may run. */
  readonly retiredAt: number | null;
  /** From when its owner may sell it; null for at once. */
  readonly sellableFrom: number | null;
  /** What it was called before its owner renamed it; null while it has the name of its birth. */
  readonly formerName: string | null;
}

export type EquipmentSlot = 'saddle' | 'horseshoes' | 'bridle' | 'blanket' | 'whip' | 'boots';

export interface Equipment {
  readonly slot: EquipmentSlot;
  readonly item: string;
  readonly effect: string;
  /** Races until it is worn out; null for what does not wear, and to all but its owner. */
  readonly runsLeft: number | null;
}

export interface OwnHorse extends Horse {
  readonly equipment: readonly Equipment[];
}

/** A horse as its page shows it: with what it wears, and whose it is. */
export interface PublicHorse extends OwnHorse {
  readonly stable: Pick<Stable, 'id' | 'name' | 'isHouse' | 'silks'>;
}

/** What is shown of a retired horse, for anybody to compare with the hash of its birth. */
export interface OpenedHorse {
  readonly horseId: string;
  readonly salt: string;
  /** As it was born. */
  readonly talents: Talents;
  /** What work has added, in ten-thousandths of a point. */
  readonly gained: Trained;
}

/** How often a horse ran and won, and how often it was among the first three. */
export interface Runs {
  readonly runs: number;
  readonly wins: number;
  readonly places: number;
}

/** A horse's runs by what they were run on. */
export interface HorseRecord {
  readonly byTrack: readonly (Runs & { readonly trackId: TrackId })[];
  readonly bySurface: readonly (Runs & { readonly surface: Surface })[];
  /** Metres, the shortest first. */
  readonly byDistance: readonly (Runs & { readonly distance: number })[];
  /** −100 (firm) to 100 (heavy), the firmest first. */
  readonly byGoing: readonly (Runs & { readonly surface: Surface; readonly going: number })[];
}

export type HorseRow = Database['public']['Tables']['horses']['Row'] & {
  sex: Sex;
  coat: Coat;
  specialty: Specialty;
  style: RunningStyle;
};

export function toHorse(row: HorseRow): Horse {
  return {
    id: row.id,
    stableId: row.stable_id,
    name: row.name,
    sex: row.sex,
    birthSeason: row.birth_season,
    coat: row.coat,
    sire: row.sire,
    dam: row.dam,
    specialty: row.specialty,
    style: row.style,
    rating: row.rating,
    runs: row.runs,
    wins: row.wins,
    places: row.places,
    earnings: row.earnings,
    form: row.form,
    figures: row.figures,
    condition: row.condition,
    energy: row.energy,
    conditionAt: parseTimestamp(row.condition_at),
    lastRunAt: parseTimestampOrNull(row.last_run_at),
    createdAt: parseTimestamp(row.created_at),
    talentsHash: row.talents_hash,
    talentsSealedAt: parseTimestamp(row.talents_sealed_at),
    overreached: row.overreached,
    atWork:
      row.at_work_until === null || row.energy_after_work === null
        ? null
        : { until: parseTimestamp(row.at_work_until), energy: row.energy_after_work },
    retiredAt: parseTimestampOrNull(row.retired_at),
    sellableFrom: parseTimestampOrNull(row.sellable_from),
    formerName: row.former_name,
  };
}

export type EquipmentRow = Omit<Equipment, 'runsLeft'> & {
  piece: { runs_left: number | null } | null;
};

export function toEquipment({ piece, ...row }: EquipmentRow): Equipment {
  return { ...row, runsLeft: piece?.runs_left ?? null };
}

export type PublicHorseRow = HorseRow & {
  equipment: EquipmentRow[];
  stable: Pick<StableRow, 'id' | 'name' | 'is_house' | 'silks'>;
};

export function toPublicHorse({ equipment, stable, ...row }: PublicHorseRow): PublicHorse {
  const { is_house: isHouse, ...shown } = stable;
  return { ...toHorse(row), equipment: equipment.map(toEquipment), stable: { ...shown, isHouse } };
}

type OpenedRow = Database['public']['Functions']['opened_talents']['Returns'][number];

export const toOpenedHorse = (
  horseId: string,
  { salt, talents, gained }: OpenedRow,
): OpenedHorse => ({
  horseId,
  salt,
  talents: talentsOf(talents),
  gained: byTalent(gained),
});

/** What a row was not counted by is null in it. */
export interface HorseRecordRow extends Runs {
  readonly track_id: TrackId | null;
  readonly surface: Surface | null;
  readonly distance: number | null;
  readonly going: number | null;
}

export function toHorseRecord(rows: readonly HorseRecordRow[]): HorseRecord {
  const counted = rows.map(({ track_id: trackId, surface, distance, going, ...row }) => {
    const { runs, wins, places } = row;
    return { trackId, surface, distance, going, count: { runs, wins, places } };
  });
  return {
    byTrack: counted.flatMap(({ trackId, count }) =>
      trackId === null ? [] : { trackId, ...count },
    ),
    bySurface: counted.flatMap(({ surface, going, count }) =>
      surface === null || going !== null ? [] : { surface, ...count },
    ),
    byDistance: counted.flatMap(({ distance, count }) =>
      distance === null ? [] : { distance, ...count },
    ),
    byGoing: counted.flatMap(({ surface, going, count }) =>
      surface === null || going === null ? [] : { surface, going, ...count },
    ),
  };
}

/** A string into which an owner divides the horses of the stable. */
export interface HorseGroup {
  readonly id: string;
  readonly name: string;
  /** The longest in the stable first. */
  readonly horseIds: readonly string[];
}

type HorseGroupRow = Database['public']['Functions']['my_horse_groups']['Returns'][number];

export const toHorseGroup = ({ id, name, horse_ids: horseIds }: HorseGroupRow): HorseGroup => ({
  id,
  name,
  horseIds,
});

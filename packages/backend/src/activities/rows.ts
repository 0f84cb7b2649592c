import type { Database } from '../shared/database.types.ts';
import { parseTimestamp } from '../shared/timestamps.ts';

interface OfHorse {
  readonly id: string;
  readonly stableId: string;
  readonly stableName: string;
  readonly horseId: string;
  readonly horseName: string;
  /** Milliseconds since 1970. */
  readonly at: number;
}

interface InRace {
  readonly raceId: string;
  readonly raceName: string;
}

interface NewHorse extends OfHorse {
  readonly type: 'new_horse';
}

interface RaceEntry extends OfHorse, InRace {
  /** `race_void`: the race was called off. */
  readonly type: 'race_entry' | 'race_void';
}

interface RaceResult extends OfHorse, InRace {
  readonly type: 'race_result';
  /** From 1. */
  readonly place: number;
  /** Whole dollars. */
  readonly prize: number;
}

/** Something that a stable did, or that happened to it. */
export type Activity = NewHorse | RaceEntry | RaceResult;

type Row = Database['public']['Tables']['activities']['Row'];

/** Constraints of the table hold which columns a type has. */
export type ActivityRow = Pick<Row, 'id' | 'stable_id' | 'horse_id' | 'at'> & {
  stable: { name: string };
  horse: { name: string };
} & (
    | { type: 'new_horse' }
    | { type: 'race_entry' | 'race_void'; race_id: string; race: { name: string } }
    | {
        type: 'race_result';
        race_id: string;
        race: { name: string };
        place: number;
        prize: number;
      }
  );

export function toActivity(row: ActivityRow): Activity {
  const ofHorse = {
    id: row.id,
    stableId: row.stable_id,
    stableName: row.stable.name,
    horseId: row.horse_id,
    horseName: row.horse.name,
    at: parseTimestamp(row.at),
  };
  if (row.type === 'new_horse') return { ...ofHorse, type: row.type };
  const inRace = { ...ofHorse, raceId: row.race_id, raceName: row.race.name };
  if (row.type !== 'race_result') return { ...inRace, type: row.type };
  return { ...inRace, type: row.type, place: row.place, prize: row.prize };
}

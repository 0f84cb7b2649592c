import type { Grade, Mount, RunningStyle, Sex, Specialty, Talents } from '@furlong/game/rules';
import type { Database } from '../../shared/database.types.ts';
import { parseTimestamp, parseTimestampOrNull } from '../../shared/timestamps.ts';

/** An entry with everything the race is made from. Times are milliseconds since 1970. */
export interface RaceInput extends Mount {
  readonly horseName: string;
  readonly stableId: string;
  readonly isHouse: boolean;
  readonly nonce: string;
  /** Null until the field is frozen. */
  readonly draw: number | null;
  /** Pounds; null until the field is frozen. */
  readonly weight: number | null;
  readonly sex: Sex;
  readonly birthSeason: number;
  readonly specialty: Specialty;
  readonly style: RunningStyle;
  readonly rating: number;
  readonly runs: number;
  /** Percent at `conditionAt`, like the energy. */
  readonly condition: number;
  readonly energy: number;
  readonly conditionAt: number;
  readonly lastRunAt: number | null;
  /** By work that ended at `conditionAt`; rest mends it. */
  readonly overreached: boolean;
  /** The grades of the races it has won this season; none of a house horse. */
  readonly wonThisSeason: readonly Grade[];
  /** Pounds its rating came down in the 28 days before the off, all its falls added. */
  readonly lostInFourWeeks: number;
  readonly talents: Talents;
  /** The names of the pieces of equipment that the horse wears. */
  readonly kit: readonly string[];
}

/** What is due: a field to freeze, a race to start or one to settle. */
export interface Claim {
  readonly raceId: string;
  readonly stage: 'close' | 'start' | 'settle';
}

export interface DrawnRunner {
  readonly horseId: string;
  /** From 1. */
  readonly draw: number;
  /** Pounds. */
  readonly weight: number;
}

/** The morning line of a field. */
export interface PublishedLine {
  /** How many runs of the card it rests on. */
  readonly runs: number;
  /** Of each runner, in hundredths of a percent. */
  readonly chances: readonly {
    readonly horseId: string;
    readonly winChance: number;
    readonly placeChance: number;
  }[];
}

export interface FinishedRunner {
  readonly horseId: string;
  /** From 1; a dead heat has the same place twice. */
  readonly place: number;
  readonly timeMs: number;
  /** Whole dollars; a field's prizes sum to the purse. */
  readonly prize: number;
  /** Pounds, after the race, like the condition and energy in percent. */
  readonly rating: number;
  readonly condition: number;
  readonly energy: number;
  readonly overreached: boolean;
}

export type RaceInputRow = Database['public']['Functions']['race_inputs']['Returns'][number] & {
  sex: Sex;
  specialty: Specialty;
  style: RunningStyle;
  won_this_season: Grade[];
};

export function toRaceInput(row: RaceInputRow): RaceInput {
  return {
    horseId: row.horse_id,
    horseName: row.horse_name,
    stableId: row.stable_id,
    isHouse: row.is_house,
    nonce: row.nonce,
    draw: row.draw,
    weight: row.weight,
    sex: row.sex,
    birthSeason: row.birth_season,
    specialty: row.specialty,
    style: row.style,
    rating: row.rating,
    runs: row.runs,
    condition: row.condition,
    energy: row.energy,
    conditionAt: parseTimestamp(row.condition_at),
    lastRunAt: parseTimestampOrNull(row.last_run_at),
    overreached: row.overreached,
    wonThisSeason: row.won_this_season,
    lostInFourWeeks: row.lost_in_four_weeks,
    talents: {
      speed: row.speed,
      acceleration: row.acceleration,
      stamina: row.stamina,
      recovery: row.recovery,
      agility: row.agility,
      balance: row.balance,
      heart: row.heart,
      distancePreferred: row.distance_preferred,
      distanceBreadth: row.distance_breadth,
      goingPreferred: row.going_preferred,
      surfaceAptitude: row.surface_aptitude,
    },
    kit: row.kit,
    enteredAt: parseTimestamp(row.entered_at),
    asked: row.asked_jockey,
    lastRider: row.last_rider,
  };
}

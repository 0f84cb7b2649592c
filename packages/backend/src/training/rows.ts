import {
  type GameErrorCode,
  type ProgrammeId,
  type SessionOutcome,
  type SessionProgrammeId,
  type Trained,
  type TrainedTalent,
  trainedTalents,
} from '@furlong/game/rules';
import type { Database } from '../shared/database.types.ts';
import { parseTimestamp } from '../shared/timestamps.ts';

/** What a training programme costs and takes. */
export interface OfferedProgramme {
  readonly id: ProgrammeId;
  /** Whole dollars. */
  readonly price: number;
  /** Milliseconds. */
  readonly durationMs: number;
}

/** A session that a horse was sent to. Times are milliseconds since 1970. */
export interface TrainingSession {
  readonly id: string;
  readonly horseId: string;
  readonly programme: SessionProgrammeId;
  /** Whole dollars. */
  readonly price: number;
  readonly startedAt: number;
  readonly endsAt: number;
  /** Null while the horse is at work. */
  readonly outcome: SessionOutcome | null;
}

/** A session as its owner's list names it. */
export interface ListedSession extends TrainingSession {
  readonly horseName: string;
}

/** Work that a horse has behind it: a session, at its end, or a race over metres, at its off. */
export type PastWork = {
  readonly horseId: string;
  /** Milliseconds since 1970. */
  readonly at: number;
} & ({ readonly programme: SessionProgrammeId } | { readonly distance: number });

export type ProgrammeRow = Database['public']['Tables']['training_programmes']['Row'] & {
  id: ProgrammeId;
};

export const toProgramme = ({ id, price, minutes }: ProgrammeRow): OfferedProgramme => ({
  id,
  price,
  durationMs: minutes * 60_000,
});

type Row = Database['public']['Tables']['training_sessions']['Row'];

export type SessionRow = Pick<Row, 'id' | 'horse_id' | 'price' | 'started_at' | 'ends_at'> & {
  programme: SessionProgrammeId;
} & (
    | { state: 'at_work' }
    | ({ state: 'completed' } & {
        [Column in 'condition' | 'energy' | 'overreached' | 'gains']: NonNullable<Row[Column]>;
      })
  );

export function toSession(row: SessionRow): TrainingSession {
  return {
    id: row.id,
    horseId: row.horse_id,
    programme: row.programme,
    price: row.price,
    startedAt: parseTimestamp(row.started_at),
    endsAt: parseTimestamp(row.ends_at),
    outcome:
      row.state === 'at_work'
        ? null
        : {
            condition: row.condition,
            energy: row.energy,
            overreached: row.overreached,
            gains: byTalent(row.gains),
          },
  };
}

export type ListedSessionRow = SessionRow & { horse_name: string };

export const toListedSession = (row: ListedSessionRow): ListedSession => ({
  ...toSession(row),
  horseName: row.horse_name,
});

export interface PastWorkRow {
  readonly horse_id: string;
  readonly at: string;
  readonly programme: SessionProgrammeId | null;
  readonly distance: number | null;
}

export function toPastWork(row: PastWorkRow): PastWork {
  return { horseId: row.horse_id, at: parseTimestamp(row.at), ...kindOfWork(row) };
}

/** A session or a race: the database tells one of the two. */
export function kindOfWork({ programme, distance }: Pick<PastWorkRow, 'programme' | 'distance'>) {
  if (programme !== null) return { programme };
  if (distance === null) throw new TypeError('Work is a session or a race.');
  return { distance };
}

/** A list of figures in the order of `trainedTalents`, by talent. */
export function byTalent(figures: readonly number[]): Trained {
  const figureOf = (talent: TrainedTalent) => {
    const figure = figures[trainedTalents.indexOf(talent)];
    if (figure === undefined) throw new RangeError(`There is no figure for ${talent}.`);
    return figure;
  };
  return {
    speed: figureOf('speed'),
    acceleration: figureOf('acceleration'),
    stamina: figureOf('stamina'),
    recovery: figureOf('recovery'),
    agility: figureOf('agility'),
    balance: figureOf('balance'),
  };
}

export type SentHorseRow = { horse_id: string; price: number } & (
  | { session_id: string; refusal: null }
  | { session_id: null; refusal: GameErrorCode }
);

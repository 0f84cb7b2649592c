import type { SessionProgrammeId, Trained } from '@furlong/game/rules';
import type { Database } from '../../shared/database.types.ts';
import { parseTimestamp } from '../../shared/timestamps.ts';
import { byTalent, kindOfWork, type PastWork, type PastWorkRow } from '../../training/rows.ts';

/** All that a session's outcome is made from. Times are milliseconds since 1970. */
export interface SessionInput {
  readonly horseId: string;
  readonly programme: SessionProgrammeId;
  readonly startedAt: number;
  readonly endsAt: number;
  readonly birthSeason: number;
  /** Percent at `conditionAt`, the end of its last work, like the energy. */
  readonly condition: number;
  readonly energy: number;
  readonly conditionAt: number;
  readonly overreached: boolean;
  /** As they were sealed. */
  readonly born: Trained;
  /** As work has made them since. */
  readonly talents: Trained;
  readonly salt: string;
  /** Of the 28 days before its start. */
  readonly work: readonly PastWork[];
}

export type SessionInputRow = Omit<
  Database['public']['Functions']['session_inputs']['Returns'][number],
  'work'
> & {
  programme: SessionProgrammeId;
  /** The moments in ms since 1970. */
  work: (Pick<PastWorkRow, 'programme' | 'distance'> & { at: number })[];
};

export function toSessionInput(row: SessionInputRow): SessionInput {
  return {
    horseId: row.horse_id,
    programme: row.programme,
    startedAt: parseTimestamp(row.started_at),
    endsAt: parseTimestamp(row.ends_at),
    birthSeason: row.birth_season,
    condition: row.condition,
    energy: row.energy,
    conditionAt: parseTimestamp(row.condition_at),
    overreached: row.overreached,
    born: byTalent(row.born),
    talents: byTalent(row.talents),
    salt: row.salt,
    work: row.work.map(({ at, ...work }) => ({ horseId: row.horse_id, at, ...kindOfWork(work) })),
  };
}

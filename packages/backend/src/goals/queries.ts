import { FIRST_STEPS, type FirstStep, type SeasonGoal } from '@furlong/game/rules';
import type { Backend } from '../shared/createBackend.ts';
import type { Database } from '../shared/database.types.ts';
import { parseTimestampOrNull } from '../shared/timestamps.ts';
import { unwrap } from '../shared/unwrap.ts';
import type { MyGoals } from './rows.ts';

type Returned = Database['public']['Functions']['my_goals']['Returns'][number];
type Row = { [Key in keyof Returned]: Returned[Key] | null } & {
  season: number;
  progress: number;
  credits: number;
};

/** What the player's stable strives for: the first steps that it has made, and the goals of this season. */
export async function myGoals(backend: Backend): Promise<MyGoals> {
  const rows = await unwrap(backend.rpc('my_goals').overrideTypes<Row[], { merge: false }>());
  return {
    steps: rows.flatMap((row) =>
      row.season === FIRST_STEPS ? [{ ...kept(row), step: row.goal as FirstStep }] : [],
    ),
    season: rows.flatMap((row) =>
      row.season === FIRST_STEPS
        ? []
        : [
            {
              ...{ ...kept(row), goal: row.goal as SeasonGoal, season: row.season },
              ...{ target: row.target ?? 0, progress: row.progress },
              chosenAt: parseTimestampOrNull(row.chosen_at),
            },
          ],
    ),
  };
}

const named = (id: string | null, name: string | null) =>
  id === null || name === null ? null : { id, name };

const kept = (row: Row) => ({
  credits: row.credits,
  reachedAt: parseTimestampOrNull(row.reached_at),
  takenAt: parseTimestampOrNull(row.taken_at),
  race: named(row.race_id, row.race_name),
  horse: named(row.horse_id, row.horse_name),
});

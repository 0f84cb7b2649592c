import type { Division, FirstStep, SeasonAwardId, SeasonGoal } from '@furlong/game/rules';
import type { Backend } from '../shared/createBackend.ts';
import type { Database } from '../shared/database.types.ts';
import { formatTimestamp, parseTimestamp } from '../shared/timestamps.ts';
import { unwrap } from '../shared/unwrap.ts';
import type { Award } from './rows.ts';

type Returned = Database['public']['Functions']['my_awards']['Returns'][number];
type AwardRow = { [Key in keyof Returned]: Returned[Key] | null } & {
  key: string;
  at: string;
  kind: Award['kind'];
};

/** What the player's stable was awarded, the newest first, after the last of the page before. */
export async function myAwards(
  backend: Backend,
  { after, limit }: { after: Pick<Award, 'key' | 'at'> | null; limit: number },
): Promise<Award[]> {
  const rows = await unwrap(
    backend
      .rpc('my_awards', {
        ...(after !== null && { p_before_at: formatTimestamp(after.at), p_before_key: after.key }),
        p_limit: limit,
      })
      .overrideTypes<AwardRow[], { merge: false }>(),
  );
  return rows.map(toAward);
}

/** A value that the kind of an award promises. */
function promised<Value>(value: Value | null): Value {
  if (value === null) throw new Error('An award lacks what its kind has.');
  return value;
}

function toAward(row: AwardRow): Award {
  const { key, kind } = row;
  const it = { key, at: parseTimestamp(row.at) };
  const race = () => ({ id: promised(row.race_id), name: promised(row.race_name) });
  const horse = () => ({ id: promised(row.horse_id), name: promised(row.horse_name) });
  switch (kind) {
    case 'graded_win':
      return { ...it, kind, race: { ...race(), grade: promised(row.grade) }, horse: horse() };
    case 'objective':
      return {
        ...{ ...it, kind, race: race(), horse: horse() },
        goal: promised(row.award) as FirstStep | SeasonGoal,
      };
    case 'championship':
      return {
        ...{ ...it, kind, race: race(), horse: horse(), season: promised(row.season) },
        division: promised(row.division) as Division,
      };
    case 'season_award':
      return {
        ...{ ...it, kind, season: promised(row.season) },
        award: promised(row.award) as SeasonAwardId,
        horse: row.horse_id === null ? null : horse(),
      };
    case 'course_record':
      return {
        ...{ ...it, kind, race: race(), horse: horse() },
        course: {
          trackId: promised(row.track_id),
          surface: promised(row.surface),
          distance: promised(row.distance),
        },
      };
    case 'hall_stable':
      return { ...it, kind };
    case 'hall_horse':
      return { ...it, kind, horse: horse() };
  }
}

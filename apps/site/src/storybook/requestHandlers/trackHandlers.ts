import type { Course, CourseRuns } from '@furlong/backend';
import type { RequestHandler } from 'msw';
import type { MockBackendState } from '../game.ts';
import { rpc } from './postgrest.ts';

/** What the courses have shown, from the races of the game; how runners did is as it is told. */
export default function trackHandlers(
  { races }: MockBackendState,
  counted: readonly CourseRuns[] = [],
): RequestHandler[] {
  const courses = new Map<string, Course>();
  for (const { race, runners } of races) {
    const [winner] = runners;
    if (race.status !== 'finished' || winner?.timeMs == null) continue;
    const { trackId, surface, distance } = race;
    const key = `${trackId} ${surface} ${distance}`;
    const record = {
      raceId: race.id,
      horseId: winner.horseId,
      horseName: winner.horse.name,
      timeMs: winner.timeMs,
      offAt: race.offAt,
    };
    const known = courses.get(key) ?? { trackId, surface, distance, races: 0, record };
    courses.set(key, { ...known, races: known.races + 1 });
  }
  const isAt =
    <Row extends { trackId: string }>(trackId: string | undefined) =>
    (row: Row) =>
      trackId === undefined || row.trackId === trackId;

  return [
    rpc('track_courses', ({ p_track_id }) =>
      [...courses.values()].filter(isAt(p_track_id)).map((course) => ({
        track_id: course.trackId,
        surface: course.surface,
        distance: course.distance,
        races: course.races,
        time_ms: course.record.timeMs,
        race_id: course.record.raceId,
        horse_id: course.record.horseId,
        horse_name: course.record.horseName,
        off_at: new Date(course.record.offAt).toISOString(),
      })),
    ),
    rpc('track_runs', ({ p_track_id }) =>
      counted.filter(isAt(p_track_id)).map(({ trackId, byChance, ...row }) => ({
        ...row,
        track_id: trackId,
        by_chance: byChance,
      })),
    ),
  ];
}

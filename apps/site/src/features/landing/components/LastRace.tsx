import type { RaceWithEntries } from '@furlong/backend';
import { FinishScene, FinishSceneSkeleton } from '@furlong/ui';
import { toCourseMapProps } from '../../../shared/races/toCourseMapProps.ts';
import { toFinish, toFinishers } from '../toFinishScene.ts';

export interface LastRaceProps {
  /** Undefined while it is on its way, null before the first race has been run. */
  result: RaceWithEntries | null | undefined;
  failed: boolean;
}

/** How many finishers the judge's card shows. */
const shown = 5;

/** Where and how the last race was decided: the course with its runners, and the judge's card. */
export function LastRace({ result, failed }: LastRaceProps) {
  if (result === undefined && !failed) return <FinishSceneSkeleton />;
  // Before the first race, and without a connection, the club shows its first course, empty.
  if (!result) {
    return (
      <FinishScene
        title="The first course of the club"
        course={toCourseMapProps({ trackId: 'ashford-downs', surface: 'Turf', distance: 1600 })}
      />
    );
  }
  const { race, runners } = result;
  const course = toCourseMapProps(race);
  const first = runners.slice(0, shown);
  return (
    <FinishScene
      title="The last race"
      course={{ ...course, runners: toFinish(first, course.plan.width) }}
      finish={{ race: race.name, order: toFinishers(first) }}
    />
  );
}

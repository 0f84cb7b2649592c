import type { RaceWithEntries } from '@furlong/backend';
import { CourseMap, Heading, PhotoFinish, Skeleton, VisuallyHidden } from '@furlong/ui';
import { toCourseMapProps, toFinish } from '../view-models/course.ts';
import { toFinishers } from '../view-models/result.ts';
import * as styles from './LandingPage.css.ts';

export interface LastRaceProps {
  /** Undefined while it is on its way, null before the first race has been run. */
  result: RaceWithEntries | null | undefined;
  failed: boolean;
}

/** How many finishers the judge's card shows. */
const shown = 5;

/** Where and how the last race was decided: the course with its runners, and the judge's card. */
export function LastRace({ result, failed }: LastRaceProps) {
  if (result === undefined && !failed) {
    return (
      <div className={styles.scene}>
        <Skeleton height="26rem" />
      </div>
    );
  }
  // Before the first race, and without a connection, the club shows its first course, empty.
  if (!result) {
    return (
      <div className={styles.scene}>
        <CourseMap
          {...toCourseMapProps({ trackId: 'ashford-downs', surface: 'Turf', distance: 1600 })}
          ground="none"
        />
      </div>
    );
  }
  const { race, runners } = result;
  const course = toCourseMapProps(race);
  const first = runners.slice(0, shown);
  return (
    <div className={styles.scene}>
      <Heading level={2}>
        <VisuallyHidden>The last race</VisuallyHidden>
      </Heading>
      <CourseMap {...course} runners={toFinish(first, course.plan.width)} ground="none" />
      <div className={styles.judge}>
        <PhotoFinish race={race.name} order={toFinishers(first)} />
      </div>
    </div>
  );
}

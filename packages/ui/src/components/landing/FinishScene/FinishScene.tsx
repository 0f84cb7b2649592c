import type { ReactNode } from 'react';
import { Heading } from '../../../primitives/Heading/Heading';
import { Subsection } from '../../../primitives/Heading/Subsection';
import { Skeleton } from '../../../primitives/Skeleton/Skeleton';
import { VisuallyHidden } from '../../../primitives/VisuallyHidden/VisuallyHidden';
import { CourseMap, type CourseMapProps } from '../../races/CourseMap/CourseMap';
import { PhotoFinish, type PhotoFinishProps } from '../../races/PhotoFinish/PhotoFinish';
import * as styles from './FinishScene.css';

export interface FinishSceneProps {
  /** Names the scene for those who hear it: "The last race". */
  title: string;
  /** Where it was decided. It lies on turf already. */
  course: Omit<CourseMapProps, 'variant'>;
  /** How it was decided. Left out before the first race has been run, and while one is on. */
  finish?: PhotoFinishProps;
  /** What is told of a race that is on, in the place of the judge's card. */
  live?: ReactNode;
}

/** A race at its decision: the course with its runners, and the judge's card at the near rail. */
export function FinishScene({ title, course, finish, live }: FinishSceneProps) {
  return (
    <div className={styles.root}>
      <Heading>
        <VisuallyHidden>{title}</VisuallyHidden>
      </Heading>
      <CourseMap {...course} variant="plain" />
      {(finish || live) && (
        <div className={styles.judge}>
          <Subsection>
            {finish && <PhotoFinish {...finish} />}
            {live}
          </Subsection>
        </div>
      )}
    </div>
  );
}

/** How many the judge's card names. */
const finishers = [1, 2, 3, 4, 5];

/** The shape of the scene while the race is on its way. */
export function FinishSceneSkeleton() {
  return (
    <div className={styles.root}>
      <div className={styles.planSkeleton} />
      <div className={styles.judge}>
        <div className={styles.cardSkeleton}>
          <Skeleton width="45%" />
          {finishers.map((place) => (
            <Skeleton key={place} height="2rem" />
          ))}
        </div>
      </div>
    </div>
  );
}

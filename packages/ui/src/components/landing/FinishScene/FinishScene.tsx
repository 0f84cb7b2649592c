import type { ReactNode } from 'react';
import { Heading } from '../../../primitives/Heading/Heading';
import { Subsection } from '../../../primitives/Heading/Subsection';
import { Skeleton } from '../../../primitives/Skeleton/Skeleton';
import { VisuallyHidden } from '../../../primitives/VisuallyHidden/VisuallyHidden';
import { HorsePortrait } from '../../horses/HorsePortrait/HorsePortrait';
import type { PortraitHorse } from '../../horses/HorsePortrait/portraitTraits';
import type { SilksDesign } from '../../horses/Silks/design';
import { CourseMap, type CourseMapProps } from '../../races/CourseMap/CourseMap';
import { PhotoFinish, type PhotoFinishProps } from '../../races/PhotoFinish/PhotoFinish';
import * as styles from './FinishScene.css';

export interface FinishSceneProps {
  /** Names the scene for those who hear it: "The last race". */
  title: string;
  /** Where it was decided. It lies on turf already. */
  course: Omit<CourseMapProps, 'variant'>;
  /** Who won it, or leads: its face fills the scene, and the plan lies small in its corner. */
  horse?: { name: string; portrait: PortraitHorse; silks: SilksDesign };
  /** How it was decided. Left out before the first race has been run, and while one is on. */
  finish?: PhotoFinishProps;
  /** What is told of a race that is on, in the place of the judge's card. */
  live?: ReactNode;
}

/** A race at its decision: the first of it, the course with its runners, and the judge's card. */
export function FinishScene({ title, course, horse, finish, live }: FinishSceneProps) {
  return (
    <div className={styles.root}>
      <Heading>
        <VisuallyHidden>{title}</VisuallyHidden>
      </Heading>
      {horse === undefined ? (
        <CourseMap {...course} variant="plain" />
      ) : (
        <div className={styles.picture}>
          <HorsePortrait horse={horse.portrait} silks={horse.silks} size="fill" name={horse.name} />
          <div className={styles.plan}>
            <CourseMap {...course} variant="plain" />
          </div>
        </div>
      )}
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
      <div className={styles.picture}>
        <Skeleton height="100%" />
      </div>
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

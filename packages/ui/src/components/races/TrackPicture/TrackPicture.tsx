import { CourseMap, type CourseMapProps } from '../CourseMap/CourseMap';
import type { TimeOfDay } from '../RaceView/film';
import type { TrackScene } from '../TrackLandscape/scenes';
import { TrackLandscape } from '../TrackLandscape/TrackLandscape';
import * as styles from './TrackPicture.css';

export interface TrackPictureProps extends Omit<CourseMapProps, 'variant'> {
  scene: TrackScene;
  timeOfDay: TimeOfDay;
}

/** A track as it looks and as it lies: its land in the light of an hour, and its plan. */
export function TrackPicture({ scene, timeOfDay, ...course }: TrackPictureProps) {
  return (
    <div className={styles.root}>
      <div className={styles.land}>
        <TrackLandscape scene={scene} timeOfDay={timeOfDay} surface={course.surface} />
      </div>
      <div className={styles.plan}>
        <CourseMap {...course} variant="plain" />
      </div>
    </div>
  );
}

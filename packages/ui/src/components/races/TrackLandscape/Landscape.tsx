import type { ReactNode } from 'react';
import type { TimeOfDay } from '../RaceView/film';
import course from './course.svg?no-inline';
import { lands } from './lands';
import * as light from './light.css';
import { Sky } from './Sky';
import type { TrackScene } from './scenes';
import * as styles from './TrackLandscape.css';

export interface LandscapeProps {
  /** What lies around the track. */
  scene: TrackScene;
  timeOfDay: TimeOfDay;
  surface: 'Turf' | 'Dirt';
  /**
   * Whether the land stands at the end of a wide picture and goes on, low, under words at its start.
   * Otherwise it fills the picture, cut where that has another shape.
   */
  open: boolean;
  /** Who is on the course. */
  children?: ReactNode;
}

/** Sky, sun, land and course in the light of the hour. */
export function Landscape({ scene, timeOfDay, surface, open, children }: LandscapeProps) {
  return (
    <svg
      className={[
        open ? styles.turned : styles.picture,
        light.sky[timeOfDay],
        light.land[scene][timeOfDay],
        light.course[surface][timeOfDay],
      ].join(' ')}
      aria-hidden
    >
      <Sky timeOfDay={timeOfDay} paint={light.skyPaint} open={open} />
      <svg
        viewBox="0 0 800 400"
        preserveAspectRatio={open ? 'xMaxYMax' : 'xMidYMax slice'}
        overflow={open ? 'visible' : undefined}
        aria-hidden
      >
        <g className={open ? styles.open : undefined}>
          <use href={`${lands[scene]}#land`} />
          <use href={`${course}#course`} />
          {children}
        </g>
      </svg>
    </svg>
  );
}

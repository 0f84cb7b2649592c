import { type ComponentType, useId } from 'react';
import type { SilksDesign } from '../../horses/Silks/design';
import type { TimeOfDay } from '../RaceView/film';
import { Course } from './Course';
import { coloursOf, hours, type LandColours } from './hours';
import { Runners } from './Runners';
import { palettes, type TrackScene } from './scenes';
import * as styles from './TrackLandscape.css';

export interface LandscapeProps {
  /** What lies around the track. */
  scene: TrackScene;
  timeOfDay: TimeOfDay;
  surface: 'Turf' | 'Dirt';
  /**
   * From the horizon to the course, in a picture of 800 by 400. It goes on to the left, low enough for
   * words above it.
   */
  land: ComponentType<LandColours>;
  /**
   * Whether the land stands at the end of a wide picture and goes on, low, under words at its start.
   * Otherwise it fills the picture, cut where that has another shape.
   */
  open: boolean;
  /** Who runs on the course. */
  field: readonly SilksDesign[];
}

/** Where stars stand. */
const stars =
  'M70 60h2M150 110h2M238 44h2M300 96h2M396 58h2M452 120h2M520 40h2M690 120h2M742 52h2M116 150h2M352 134h2';

/** Sky, sun, land and course in the light of the hour. */
export function Landscape({ scene, timeOfDay, surface, land: Land, open, field }: LandscapeProps) {
  const id = useId();
  const hour = hours[timeOfDay];
  const [x, y, radius] = hour.sunAt;
  return (
    <svg className={open ? styles.turned : styles.picture} aria-hidden>
      <linearGradient id={id} x2="0" y2="1">
        <stop stopColor={hour.high} />
        <stop offset="0.62" stopColor={hour.low} />
      </linearGradient>
      <rect width="100%" height="100%" fill={`url(#${id})`} />
      {/* What is cut off where the picture is flat is sky: the stars hang from its upper edge. */}
      {hour.night && (
        <svg
          viewBox="0 0 800 400"
          preserveAspectRatio={open ? 'xMaxYMin' : 'xMidYMin slice'}
          aria-hidden
        >
          <path d={stars} stroke="#fff" strokeOpacity="0.8" strokeWidth="2" />
        </svg>
      )}
      <circle
        className={open ? styles.sun : undefined}
        cx={`${x}%`}
        cy={`${y}%`}
        r={`${radius}%`}
        fill={hour.sun}
      />
      <svg
        viewBox="0 0 800 400"
        preserveAspectRatio={open ? 'xMaxYMax' : 'xMidYMax slice'}
        overflow={open ? 'visible' : undefined}
        aria-hidden
      >
        <g className={open ? styles.open : undefined}>
          <Land {...coloursOf(palettes[scene], hour)} />
          <Course id={`${id}c`} surface={surface} hour={hour} />
          <Runners field={field} hour={hour} />
        </g>
      </svg>
    </svg>
  );
}

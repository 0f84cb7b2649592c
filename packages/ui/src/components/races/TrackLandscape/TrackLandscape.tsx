import { useId } from 'react';
import type { TimeOfDay } from '../RaceView/film';
import { Course } from './Course';
import { coloursOf, hours } from './hours';
import { lands } from './lands';
import { palettes, type TrackScene } from './scenes';
import * as styles from './TrackLandscape.css';

export interface TrackLandscapeProps {
  /** What lies around the track. */
  scene: TrackScene;
  timeOfDay: TimeOfDay;
  surface: 'Turf' | 'Dirt';
}

/** Where stars stand. */
const stars =
  'M70 60h2M150 110h2M238 44h2M300 96h2M396 58h2M452 120h2M520 40h2M690 120h2M742 52h2M116 150h2M352 134h2';

/**
 * A track's face: its own land and landmark in the light of the hour, and the rails. Decoration, which
 * fills a parent that is positioned.
 */
export function TrackLandscape({ scene, timeOfDay, surface }: TrackLandscapeProps) {
  const id = useId();
  const hour = hours[timeOfDay];
  const [x, y, radius] = hour.sunAt;
  const Land = lands[scene];
  return (
    <svg className={styles.picture} aria-hidden>
      <linearGradient id={id} x2="0" y2="1">
        <stop stopColor={hour.high} />
        <stop offset="0.62" stopColor={hour.low} />
      </linearGradient>
      <rect width="100%" height="100%" fill={`url(#${id})`} />
      {/* What is cut off where the picture is flat is sky: the stars hang from its upper edge. */}
      {hour.night && (
        <svg viewBox="0 0 800 400" preserveAspectRatio="xMidYMin slice" aria-hidden>
          <path d={stars} stroke="#fff" strokeOpacity="0.8" strokeWidth="2" />
        </svg>
      )}
      <circle cx={`${x}%`} cy={`${y}%`} r={`${radius}%`} fill={hour.sun} />
      <svg viewBox="0 0 800 400" preserveAspectRatio="xMidYMax slice" aria-hidden>
        <Land {...coloursOf(palettes[scene], hour)} />
        <Course surface={surface} hour={hour} />
      </svg>
    </svg>
  );
}

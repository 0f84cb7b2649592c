import { useId } from 'react';
import type { TimeOfDay } from '../RaceView/film';
import type { SkyPaint } from './hours';
import * as styles from './TrackLandscape.css';

/** Where stars stand. */
const stars =
  'M70 60h2M150 110h2M238 44h2M300 96h2M396 58h2M452 120h2M520 40h2M690 120h2M742 52h2M116 150h2M352 134h2';

/**
 * Where the sun stands, in percent of the picture's width, height and diagonal (over √2, as SVG has
 * it): by what is seen of the sky, so that no shape of the picture cuts it.
 */
const suns: Readonly<Record<TimeOfDay, readonly [x: number, y: number, radius: number]>> = {
  morning: [76, 33, 7.3],
  day: [75, 19, 6],
  evening: [74, 37, 9.8],
  night: [76, 21, 4.8],
};

export interface SkyProps {
  timeOfDay: TimeOfDay;
  paint: SkyPaint;
  /** Whether the land stands at the end of a wide picture, as in `Landscape`. */
  open: boolean;
}

/** The sky of an hour with its sun, or its moon and stars. */
export function Sky({ timeOfDay, paint, open }: SkyProps) {
  const id = useId();
  const [x, y, radius] = suns[timeOfDay];
  return (
    <>
      <linearGradient id={id} x2="0" y2="1">
        <stop stopColor={paint.high} />
        <stop offset="0.62" stopColor={paint.low} />
      </linearGradient>
      <rect width="100%" height="100%" fill={`url(#${id})`} />
      {/* What is cut off where the picture is flat is sky: the stars hang from its upper edge. */}
      {timeOfDay === 'night' && (
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
        fill={paint.sun}
      />
    </>
  );
}

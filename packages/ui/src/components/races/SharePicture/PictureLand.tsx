import { useId } from 'react';
import { hours } from '../TrackLandscape/hours';
import { Sky } from '../TrackLandscape/Sky';
import type { TrackLandscapeProps } from '../TrackLandscape/TrackLandscape';
import { groundImage } from './groundImage';

interface PictureLandProps extends TrackLandscapeProps {
  /** Where the land begins, in the picture's units; it reaches to the right edge. */
  left: number;
  top: number;
  bottom: number;
}

/** How much of the land's left comes out of the sky, in the picture's units. */
const fade = 470;

/** A track's land on the right of a picture 1200 wide, coming out of the sky that fills the rest. */
export function PictureLand({ left, top, bottom, scene, timeOfDay, surface }: PictureLandProps) {
  const id = useId();
  const hour = hours[timeOfDay];
  const { high } = hour;
  return (
    <>
      <rect width="1200" height={bottom} fill={high} />
      <svg x={left} y={top} width={1200 - left} height={bottom - top} aria-hidden>
        <Sky timeOfDay={timeOfDay} paint={hour} open={false} />
        <image
          width="100%"
          height="100%"
          preserveAspectRatio="xMidYMax slice"
          href={groundImage({ scene, timeOfDay, surface })}
        />
      </svg>
      <linearGradient id={id}>
        <stop offset="0.4" stopColor={high} />
        <stop offset="1" stopColor={high} stopOpacity="0" />
      </linearGradient>
      <rect x={left - 10} y={top} width={fade + 10} height={bottom - top} fill={`url(#${id})`} />
    </>
  );
}

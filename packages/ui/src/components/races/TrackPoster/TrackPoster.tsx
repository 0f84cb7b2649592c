import { Heading } from '../../../primitives/Heading/Heading';
import { Poster } from '../RacePoster/Poster';
import type { TrackLandscapeProps } from '../TrackLandscape/TrackLandscape';

export interface TrackPosterProps extends TrackLandscapeProps {
  track: string;
  /** Where it lies, such as "Wealdshire, England". */
  place: string;
  /** What marks it among the others, a sentence. */
  mark: string;
}

/** How a track announces itself: its name over its own land, in the light that it has now. */
export function TrackPoster({ track, place, mark, ...ground }: TrackPosterProps) {
  return (
    <Poster {...ground} scale={2} foot={null}>
      <p>{place}</p>
      <Heading level={1} size="hero">
        {track}
      </Heading>
      <p>{mark}</p>
    </Poster>
  );
}

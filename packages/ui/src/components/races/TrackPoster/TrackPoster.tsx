import { Heading } from '../../../primitives/Heading/Heading';
import * as styles from '../RacePoster/RacePoster.css';
import type { TimeOfDay } from '../RaceView/film';
import type { TrackScene } from '../TrackLandscape/scenes';
import { TrackLandscape } from '../TrackLandscape/TrackLandscape';

export interface TrackPosterProps {
  track: string;
  /** Where it lies, such as "Wealdshire, England". */
  place: string;
  /** What marks it among the others, a sentence. */
  mark: string;
  scene: TrackScene;
  timeOfDay: TimeOfDay;
  surface: 'Turf' | 'Dirt';
}

/** How a track announces itself: its name over its own land, in the light that it has now. */
export function TrackPoster({ track, place, mark, scene, timeOfDay, surface }: TrackPosterProps) {
  return (
    <div className={styles.root}>
      <div className={styles.sky[timeOfDay]}>
        <div className={styles.words}>
          <p className={styles.where}>{place}</p>
          <Heading level={1} size="hero">
            {track}
          </Heading>
          <p className={styles.where}>{mark}</p>
        </div>
        <div className={styles.land[2]}>
          <TrackLandscape scene={scene} timeOfDay={timeOfDay} surface={surface} />
        </div>
      </div>
    </div>
  );
}

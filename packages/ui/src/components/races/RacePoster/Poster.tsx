import type { ReactNode } from 'react';
import { TrackLandscape, type TrackLandscapeProps } from '../TrackLandscape/TrackLandscape';
import * as styles from './Poster.css';

/** How great an occasion it is: the higher the grade, the more of its land is seen. */
export type PosterScale = 1 | 2 | 3 | 'plain';

interface PosterProps extends TrackLandscapeProps {
  scale: PosterScale;
  /** The name and what goes with it, in the sky. */
  children: ReactNode;
  /** What is known of it, on the club's green; null where the poster has none. */
  foot: ReactNode;
}

/** Words over a track's own land in the light of its hour, and a foot under both. */
export function Poster({ scene, timeOfDay, surface, scale, children, foot }: PosterProps) {
  return (
    <div className={styles.root}>
      <div className={styles.sky[timeOfDay]}>
        <div className={styles.words}>{children}</div>
        <div className={styles.land[scale]}>
          <TrackLandscape scene={scene} timeOfDay={timeOfDay} surface={surface} />
        </div>
      </div>
      {foot !== null && <div className={styles.foot}>{foot}</div>}
    </div>
  );
}

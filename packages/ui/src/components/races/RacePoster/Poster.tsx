import type { ReactNode } from 'react';
import type { SilksDesign } from '../../horses/Silks/design';
import { Landscape } from '../TrackLandscape/Landscape';
import type { TrackLandscapeProps } from '../TrackLandscape/TrackLandscape';
import * as styles from './Poster.css';

/** How great an occasion it is: the higher the grade, the more of its land is seen. */
export type PosterScale = 1 | 2 | 3 | 'plain';

interface PosterProps extends TrackLandscapeProps {
  scale: PosterScale;
  /** Who runs on the course. */
  field?: readonly SilksDesign[];
  /** The name and what goes with it, in the sky. */
  children: ReactNode;
  /** What is known of it, on the club's green; null where the poster has none. */
  foot: ReactNode;
}

/** Words over a track's own land in the light of its hour, and a foot under both. */
export function Poster({ scale, field = [], children, foot, ...ground }: PosterProps) {
  return (
    <div className={styles.root[scale]}>
      <div className={styles.sky[ground.timeOfDay]}>
        <div className={styles.words[scale]}>{children}</div>
        <div className={styles.land[scale]}>
          <Landscape {...ground} open field={field} />
        </div>
      </div>
      {foot !== null && <div className={styles.foot}>{foot}</div>}
    </div>
  );
}

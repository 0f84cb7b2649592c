import type { ReactNode } from 'react';
import type { RaceGrade } from '../../badges/GradeBadge/gradeTone';
import { Landscape } from '../TrackLandscape/Landscape';
import type { TrackLandscapeProps } from '../TrackLandscape/TrackLandscape';
import * as styles from './Poster.css';

/** How great an occasion it is: the higher the grade, the more of its land is seen. */
export type PosterScale = 1 | 2 | 3 | 'plain';

const graded: Partial<Record<RaceGrade, PosterScale>> = {
  'Grade 1': 1,
  'Grade 2': 2,
  'Grade 3': 3,
};

/** How great an occasion a race of a class is. */
export function posterScale(grade: RaceGrade): PosterScale {
  return graded[grade] ?? 'plain';
}

interface PosterProps extends TrackLandscapeProps {
  scale: PosterScale;
  /** Who is on the course. */
  runners?: ReactNode;
  /** What can be done with the picture: a button in its corner. */
  action?: ReactNode;
  /** The name and what goes with it, in the sky. */
  children: ReactNode;
  /** What is known of it, on the club's green; null where the poster has none. */
  foot: ReactNode;
}

/** Words over a track's own land in the light of its hour, and a foot under both. */
export function Poster({ scale, runners, action, children, foot, ...ground }: PosterProps) {
  return (
    <div className={styles.root[scale]}>
      <div className={styles.sky[ground.timeOfDay]}>
        <div className={styles.words[scale]}>{children}</div>
        <div className={styles.land[scale]}>
          <Landscape {...ground} open>
            {runners}
          </Landscape>
          {action && <div className={styles.action}>{action}</div>}
        </div>
      </div>
      {foot !== null && <div className={styles.foot}>{foot}</div>}
    </div>
  );
}

import type { ReactNode } from 'react';
import { HeadingElement } from '../../../primitives/Heading/HeadingElement';
import { Subsection } from '../../../primitives/Heading/Subsection';
import type { TimeOfDay } from '../RaceView/film';
import type { TrackScene } from '../TrackLandscape/scenes';
import { TrackLandscape } from '../TrackLandscape/TrackLandscape';
import * as styles from './Meeting.css';

export interface MeetingProps {
  /** Where it is held, such as "Ashford Downs". */
  track: string;
  /** What all of its races have in common, such as "Today · Wealdshire, England · Turf, Good". */
  summary: string;
  /** All of its races are run on the same ground, which the summary says and no row repeats. */
  oneGround: boolean;
  scene: TrackScene;
  timeOfDay: TimeOfDay;
  surface: 'Turf' | 'Dirt';
  /** Its races by time: list items, each with a `MeetingRace`. */
  children: ReactNode;
}

/** The races of one track on one day, as a printed programme lists them. */
export function Meeting({
  track,
  summary,
  oneGround,
  scene,
  timeOfDay,
  surface,
  children,
}: MeetingProps) {
  return (
    <section className={styles.root} data-one-ground={oneGround || undefined}>
      <header className={styles.head}>
        <div className={styles.face}>
          <TrackLandscape scene={scene} timeOfDay={timeOfDay} surface={surface} />
        </div>
        <div className={styles.words}>
          <HeadingElement className={styles.track}>{track}</HeadingElement>
          <p className={styles.where}>{summary}</p>
        </div>
      </header>
      <div className={styles.heads} aria-hidden>
        <span>Off</span>
        <span>Race</span>
        {!oneGround && <span>Going</span>}
        <span>Distance</span>
        <span>Grade</span>
        <span className={styles.figureHead}>Purse</span>
        <span className={styles.figureHead}>Entered</span>
      </div>
      <Subsection>
        <ol className={styles.rows}>{children}</ol>
      </Subsection>
    </section>
  );
}

import { Link } from '../../../primitives/Link/Link';
import type { TimeOfDay } from '../RaceView/film';
import type { TrackScene } from '../TrackLandscape/scenes';
import { TrackLandscape } from '../TrackLandscape/TrackLandscape';
import { Cup } from './Cup';
import * as styles from './Trophy.css';

export interface TrophyProps {
  grade: 1 | 2 | 3;
  race: string;
  /** The result. */
  href: string;
  horse: string;
  /** When it was won, such as "14 March 2026". */
  when: string;
  scene: TrackScene;
  timeOfDay: TimeOfDay;
  surface: 'Turf' | 'Dirt';
}

/** A graded race that was won: its cup, with the land where it was run. Of gold, silver or bronze. */
export function Trophy({ grade, race, href, horse, when, scene, timeOfDay, surface }: TrophyProps) {
  return (
    <div className={styles.root}>
      <div className={styles.cup[grade]} aria-hidden>
        <Cup />
        <div className={styles.plaque}>
          <TrackLandscape scene={scene} timeOfDay={timeOfDay} surface={surface} />
        </div>
      </div>
      <p className={styles.race}>
        <Link href={href}>{race}</Link>
      </p>
      <p className={styles.detail}>
        Grade {grade}, {horse}
      </p>
      <p className={styles.detail}>{when}</p>
    </div>
  );
}

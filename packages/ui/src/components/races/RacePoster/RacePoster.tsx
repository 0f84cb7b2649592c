import type { ReactNode } from 'react';
import { Heading } from '../../../primitives/Heading/Heading';
import { Facts } from '../../badges/Fact/Fact';
import type { SilksDesign } from '../../horses/Silks/design';
import { Silks } from '../../horses/Silks/Silks';
import type { TimeOfDay } from '../RaceView/film';
import type { TrackScene } from '../TrackLandscape/scenes';
import { TrackLandscape } from '../TrackLandscape/TrackLandscape';
import * as styles from './RacePoster.css';

export interface RacePosterProps {
  race: string;
  /** Where and when it is run, such as "Ashford Downs, Wealdshire · Saturday 14 March 2026, 14:30". */
  where: string;
  /** The higher the grade, the larger the occasion. */
  grade: 1 | 2 | 3;
  scene: TrackScene;
  timeOfDay: TimeOfDay;
  surface: 'Turf' | 'Dirt';
  /** What an owner asks of it: its purse, distance, going; each a `Fact`. */
  facts: ReactNode;
  /** The colours of the field, in the order of the card; none before there is one. */
  field: readonly { horseId: string; silks: SilksDesign }[];
  /** How the race stands: its state, the time to its off. */
  children: ReactNode;
}

/** How a graded race announces itself: its name over its track's land in the light of its hour. */
export function RacePoster({
  race,
  where,
  grade,
  scene,
  timeOfDay,
  surface,
  facts,
  field,
  children,
}: RacePosterProps) {
  return (
    <div className={styles.root}>
      <div className={styles.sky[timeOfDay]}>
        <div className={styles.words}>
          <p className={styles.where}>Grade {grade}</p>
          <Heading level={1} size={grade === 3 ? 'page' : 'hero'}>
            {race}
          </Heading>
          <p className={styles.where}>{where}</p>
        </div>
        <div className={styles.land[grade]}>
          <TrackLandscape scene={scene} timeOfDay={timeOfDay} surface={surface} />
        </div>
      </div>
      <div className={styles.foot}>
        {children}
        <Facts>{facts}</Facts>
        {field.length > 0 && (
          <div className={styles.field} aria-hidden>
            {field.map(({ horseId, silks }) => (
              <Silks key={horseId} design={silks} size={32} decorative />
            ))}
          </div>
        )}
      </div>
    </div>
  );
}

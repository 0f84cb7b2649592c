import type { ReactNode } from 'react';
import { Heading } from '../../../primitives/Heading/Heading';
import { Facts } from '../../badges/Fact/Fact';
import type { SilksDesign } from '../../horses/Silks/design';
import { Silks } from '../../horses/Silks/Silks';
import type { TrackLandscapeProps } from '../TrackLandscape/TrackLandscape';
import { Poster } from './Poster';
import * as styles from './Poster.css';

export interface RacePosterProps extends TrackLandscapeProps {
  race: string;
  /** Where and when it is run, such as "Ashford Downs, Wealdshire · Saturday 14 March 2026, 14:30". */
  where: string;
  /** The higher the grade, the larger the occasion. */
  grade: 1 | 2 | 3;
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
  facts,
  field,
  children,
  ...ground
}: RacePosterProps) {
  const foot = (
    <>
      {children}
      <Facts>{facts}</Facts>
      {field.length > 0 && (
        <div className={styles.field} aria-hidden>
          {field.map(({ horseId, silks }) => (
            <Silks key={horseId} design={silks} size={32} decorative />
          ))}
        </div>
      )}
    </>
  );
  return (
    <Poster {...ground} scale={grade} foot={foot}>
      <p>Grade {grade}</p>
      <Heading level={1} size={grade === 3 ? 'page' : 'hero'}>
        {race}
      </Heading>
      <p>{where}</p>
    </Poster>
  );
}

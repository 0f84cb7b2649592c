import type { ReactNode } from 'react';
import { Heading } from '../../../primitives/Heading/Heading';
import { Facts } from '../../badges/Fact/Fact';
import { GradeBadge } from '../../badges/GradeBadge/GradeBadge';
import type { SilksDesign } from '../../horses/Silks/design';
import { Silks } from '../../horses/Silks/Silks';
import type { TrackLandscapeProps } from '../TrackLandscape/TrackLandscape';
import { Poster } from './Poster';
import * as styles from './Poster.css';

export interface RacePosterProps extends TrackLandscapeProps {
  race: string;
  /** Where it is run, such as "Ashford Downs, Wealdshire". */
  where: string;
  /** When, such as "Saturday 14 March 2026, 14:30". */
  when: string;
  /** The higher the grade, the larger the occasion. */
  grade: 1 | 2 | 3;
  /** What an owner asks of it: its purse, distance, going; each a `Fact`. */
  facts: ReactNode;
  /** The colours of the field, in the order of the card; none before there is one. */
  field: readonly { horseId: string; silks: SilksDesign }[];
  /** How the race stands: its state, the time to its off. */
  children: ReactNode;
}

/** How many of the field gallop over it: the greater the occasion, the more. */
const seen = { 1: 7, 2: 5, 3: 3 } as const;

/** How a graded race announces itself: its name over its track's land in the light of its hour. */
export function RacePoster({
  race,
  where,
  when,
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
    <Poster
      {...ground}
      scale={grade}
      field={field.map(({ silks }) => silks).slice(0, seen[grade])}
      foot={foot}
    >
      <GradeBadge grade={`Grade ${grade}`} />
      <Heading level={1} size={grade === 3 ? 'page' : 'hero'}>
        {race}
      </Heading>
      <p>
        {where}
        <br />
        {when}
      </p>
    </Poster>
  );
}

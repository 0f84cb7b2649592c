import type { ReactNode } from 'react';
import { Heading } from '../../../primitives/Heading/Heading';
import { Facts } from '../../badges/Fact/Fact';
import { GradeBadge } from '../../badges/GradeBadge/GradeBadge';
import type { RaceGrade } from '../../badges/GradeBadge/gradeTone';
import type { SilksDesign } from '../../horses/Silks/design';
import { Silks } from '../../horses/Silks/Silks';
import { PassingRunners } from '../TrackLandscape/PassingRunners';
import { Runners } from '../TrackLandscape/Runners';
import type { TrackLandscapeProps } from '../TrackLandscape/TrackLandscape';
import { FinishWords, type PosterFinish } from './FinishWords';
import { Poster, posterScale } from './Poster';
import * as styles from './Poster.css';

export interface RacePosterProps extends TrackLandscapeProps {
  race: string;
  /** Where it is run, such as "Ashford Downs, Wealdshire". */
  where: string;
  /** When, such as "Saturday 14 March 2026, 14:30". */
  when: string;
  /** Its class: the higher the grade, the larger the occasion. */
  grade: RaceGrade;
  /** What an owner asks of it: its purse, distance, going; each a `Fact`. */
  facts: ReactNode;
  /** The colours of the field, in the order of the card; none before there is one. */
  field: readonly { horseId: string; silks: SilksDesign }[];
  /** How it ended, which is told before its name; null until then. */
  finish: PosterFinish | null;
  /** Shows the film: a button on the picture of the finish. */
  action?: ReactNode;
  /** What else can be done with it: a small button at the end of its foot. */
  further?: ReactNode;
  /** How the race stands: its state, the time to its off. */
  children: ReactNode;
}

/** How many of the field gallop over it: the greater the occasion, the more. */
const seen = { 1: 7, 2: 5, 3: 3, plain: 3 } as const;

/** How a race announces itself, over its track's land in the light of its hour; and at its end, who won. */
export function RacePoster({
  race,
  where,
  when,
  grade,
  facts,
  field,
  finish,
  action,
  further,
  children,
  ...ground
}: RacePosterProps) {
  const scale = posterScale(grade);
  const foot = (
    <>
      {children}
      {further && <div className={styles.further}>{further}</div>}
      <Facts>{facts}</Facts>
      {finish === null && field.length > 0 && (
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
      // A finish is an occasion, whatever the race.
      scale={finish !== null && scale !== 1 ? 2 : scale}
      runners={
        finish === null ? (
          <Runners field={field.map(({ silks }) => silks).slice(0, seen[scale])} />
        ) : (
          <PassingRunners order={finish.order} />
        )
      }
      action={action}
      foot={foot}
    >
      {finish === null ? (
        <>
          <GradeBadge grade={grade} />
          <Heading level={1} size={scale === 1 || scale === 2 ? 'hero' : 'page'}>
            {race}
          </Heading>
          <p>
            {where}
            <br />
            {when}
          </p>
        </>
      ) : (
        <FinishWords race={race} grade={grade} where={where} when={when} {...finish} />
      )}
    </Poster>
  );
}

import { HeadingElement } from '../../../primitives/Heading/HeadingElement';
import { Link } from '../../../primitives/Link/Link';
import { VisuallyHidden } from '../../../primitives/VisuallyHidden/VisuallyHidden';
import { GradeBadge } from '../../badges/GradeBadge/GradeBadge';
import type { RaceGrade } from '../../badges/GradeBadge/gradeTone';
import { Margin } from '../../badges/Margin/Margin';
import { RaceTime } from '../../badges/RaceTime/RaceTime';
import {
  QualifierBadge,
  type QualifierBadgeProps,
} from '../../championships/QualifierBadge/QualifierBadge';
import { HorsePortrait } from '../../horses/HorsePortrait/HorsePortrait';
import type { PortraitHorse } from '../../horses/HorsePortrait/portraitTraits';
import type { SilksDesign } from '../../horses/Silks/design';
import { Silks } from '../../horses/Silks/Silks';
import * as styles from './RaceResultList.css';

export interface RaceWinner {
  horseId: string;
  horse: string;
  /** Leads to the horse. */
  horseHref: string;
  stable: string;
  /** Leads to the stable. */
  stableHref: string;
  portrait: PortraitHorse;
  silks: SilksDesign;
}

/** How a race ended. */
export interface RaceEnding {
  /** One, unless it was a dead heat. */
  winners: readonly RaceWinner[];
  /** Of the winner to the second, such as "neck". */
  margin: string;
  /** Who was second; empty after a dead heat for the win. */
  second: string;
  /** The winner's, such as "1:23.41". */
  time: string;
}

export interface RaceResultRowProps {
  race: string;
  /** Off time, such as "14:30". */
  off: string;
  /** Where and over what, such as "Kingsmere · 1600 m Turf · 9 runners". */
  summary: string;
  grade: RaceGrade;
  /** What it is to a championship; left out where it is nothing to one. */
  championship?: QualifierBadgeProps | undefined;
  /** Null for who has yet to watch it. */
  ending: RaceEnding | null;
  /** Leads to the result. */
  href: string;
}

/** One finished race. The whole row leads to its result, but for its winner's names. */
export function RaceResultRow({
  race,
  off,
  summary,
  grade,
  championship,
  ending,
  href,
}: RaceResultRowProps) {
  return (
    <article
      className={styles.row}
      data-graded={grade.startsWith('Grade') || undefined}
      data-hidden={ending === null || undefined}
    >
      <p className={styles.off}>{off}</p>
      <div className={styles.names}>
        <HeadingElement className={styles.race}>
          <Link href={href} variant="cover">
            {race}
          </Link>
        </HeadingElement>
        <p className={styles.summary}>{summary}</p>
        {championship && <QualifierBadge {...championship} />}
      </div>
      <span className={styles.grade}>
        <GradeBadge grade={grade} />
      </span>
      {ending === null ? <p className={styles.untold}>Result hidden</p> : <Ending {...ending} />}
    </article>
  );
}

function Ending({ winners, margin, second, time }: RaceEnding) {
  return (
    <div className={styles.ending}>
      <div className={styles.winners}>
        {winners.map((winner) => (
          <Winner key={winner.horseId} {...winner} />
        ))}
      </div>
      <span className={styles.margin}>
        <Margin margin={margin} />
      </span>
      <span className={styles.second}>
        {second !== '' && <VisuallyHidden>from </VisuallyHidden>}
        {second}
      </span>
      <span className={styles.time}>
        <RaceTime time={time} />
      </span>
    </div>
  );
}

function Winner({ horse, horseHref, stable, stableHref, portrait, silks }: RaceWinner) {
  return (
    <div className={styles.winner}>
      <span className={styles.face}>
        <HorsePortrait horse={portrait} silks={silks} size={40} />
      </span>
      <Silks design={silks} size={24} decorative />
      <div className={styles.who}>
        <VisuallyHidden>Won by </VisuallyHidden>
        <span className={styles.horse}>
          <Link href={horseHref} variant="quiet">
            {horse}
          </Link>
        </span>
        <span className={styles.owner}>
          <Link href={stableHref} variant="quiet">
            {stable}
          </Link>
        </span>
      </div>
    </div>
  );
}

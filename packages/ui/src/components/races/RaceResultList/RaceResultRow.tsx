import { HeadingElement } from '../../../primitives/Heading/HeadingElement';
import { aboveCover } from '../../../primitives/Link/aboveCover.css';
import { Link } from '../../../primitives/Link/Link';
import { VisuallyHidden } from '../../../primitives/VisuallyHidden/VisuallyHidden';
import { GradeBadge } from '../../badges/GradeBadge/GradeBadge';
import type { RaceGrade } from '../../badges/GradeBadge/gradeTone';
import { HorsePortrait } from '../../horses/HorsePortrait/HorsePortrait';
import type { PortraitHorse } from '../../horses/HorsePortrait/looks';
import type { SilksDesign } from '../../horses/Silks/design';
import { Silks } from '../../horses/Silks/Silks';
import * as styles from './RaceResultList.css';

export interface RaceWinner {
  id: string;
  horse: string;
  /** Leads to the horse. */
  horseHref: string;
  stable: string;
  /** Leads to the stable. */
  stableHref: string;
  portrait: PortraitHorse;
  silks: SilksDesign;
}

export interface RaceResultRowProps {
  race: string;
  /** Where and over what, such as "Kingsmere · 1600 m Turf · 9 runners". */
  summary: string;
  grade: RaceGrade;
  /** When it was run, such as "today, 14:30". */
  when: string;
  /** One, unless it was a dead heat. */
  winners: readonly RaceWinner[];
  /** Leads to the result. */
  href: string;
}

/** One finished race. The whole row leads to its result, but for its winner's names. */
export function RaceResultRow({ race, summary, grade, when, winners, href }: RaceResultRowProps) {
  return (
    <article className={styles.row}>
      <div className={styles.names}>
        <HeadingElement className={styles.race}>
          <Link href={href} variant="cover">
            {race}
          </Link>
        </HeadingElement>
        <p className={styles.summary}>{summary}</p>
        {winners.map(({ id, horse, horseHref, stable, stableHref, portrait, silks }) => (
          <p key={id} className={styles.winner}>
            <HorsePortrait horse={portrait} silks={silks} size={40} />
            <Silks design={silks} size={24} decorative />
            <VisuallyHidden>Won by </VisuallyHidden>
            <span className={aboveCover}>
              <Link href={horseHref}>{horse}</Link>
            </span>
            <span className={styles.owner}>
              <Link href={stableHref} variant="quiet">
                {stable}
              </Link>
            </span>
          </p>
        ))}
      </div>
      <p className={styles.badges}>
        <GradeBadge grade={grade} />
        <span className={styles.when}>{when}</span>
      </p>
    </article>
  );
}

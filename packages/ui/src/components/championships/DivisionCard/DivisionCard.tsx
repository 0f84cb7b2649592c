import type { ReactNode } from 'react';
import { HeadingElement } from '../../../primitives/Heading/HeadingElement';
import { Link } from '../../../primitives/Link/Link';
import { HorsePortrait } from '../../horses/HorsePortrait/HorsePortrait';
import type { PortraitHorse } from '../../horses/HorsePortrait/portraitTraits';
import type { SilksDesign } from '../../horses/Silks/design';
import * as styles from './DivisionCard.css';

export interface DivisionLeader {
  /** What it is: "Leader", "Champion". */
  as: string;
  horse: string;
  /** Leads to the horse. */
  href: string;
  stable: string;
  portrait: PortraitHorse;
  silks: SilksDesign;
  /** Such as "80"; null for a champion, whose final decided. */
  points: string | null;
}

export interface DivisionStep {
  /** Such as "Next qualifier", or "Final". */
  label: string;
  /** Such as "Kingsmere Mile, Sat 12 Dec 14:30". */
  text: string;
}

export interface DivisionStanding {
  horseId: string;
  horse: string;
  /** Such as "14th, lacks 12 points". */
  standing: string;
}

export interface DivisionCardProps {
  /** Such as "Mile". */
  division: string;
  /** Leads to the division, as does the whole card. */
  href: string;
  /** Who runs in it, in a line. */
  about: string;
  /** Null before the first points. */
  leader: DivisionLeader | null;
  /** What is said in the leader's place. */
  noLeader: string;
  /** What comes next, and when the final is. */
  steps: readonly DivisionStep[];
  /** How the player's own horses stand in it. */
  own: readonly DivisionStanding[];
}

/** One division of the championships: who leads it, what comes next, how one's own horses stand. */
export function DivisionCard(props: DivisionCardProps) {
  const { division, href, about, leader, noLeader, steps, own } = props;
  return (
    <article className={styles.root}>
      <div>
        <HeadingElement className={styles.title}>
          <Link href={href} variant="cover">
            {division}
          </Link>
        </HeadingElement>
        <p className={styles.about}>{about}</p>
      </div>
      {leader === null ? <p className={styles.about}>{noLeader}</p> : <Leader {...leader} />}
      <ul className={styles.list}>
        {steps.map(({ label, text }) => (
          <Line key={label} label={label}>
            {text}
          </Line>
        ))}
        {own.map(({ horseId, horse, standing }) => (
          <li key={horseId} className={`${styles.line} ${styles.own}`}>
            <span className={styles.said}>Your {horse}</span>
            <span className={styles.strong}>{standing}</span>
          </li>
        ))}
      </ul>
    </article>
  );
}

function Line({ label, children }: { label: string; children: ReactNode }) {
  return (
    <li className={styles.line}>
      <span className={styles.said}>{label}</span>
      <span>{children}</span>
    </li>
  );
}

function Leader({ as, horse, href, stable, portrait, silks, points }: DivisionLeader) {
  return (
    <div className={styles.first}>
      <HorsePortrait horse={portrait} silks={silks} size={56} />
      <div>
        <p className={styles.said}>{as}</p>
        <p className={styles.horse}>
          <Link href={href} variant="quiet">
            {horse}
          </Link>
        </p>
        <p className={styles.stable}>{stable}</p>
      </div>
      {points !== null && (
        <div>
          <p className={styles.points}>{points}</p>
          <p className={styles.unit}>points</p>
        </div>
      )}
    </div>
  );
}

import { Link } from '../../../primitives/Link/Link';
import { Skeleton } from '../../../primitives/Skeleton/Skeleton';
import { GradeBadge } from '../../badges/GradeBadge/GradeBadge';
import type { RaceGrade } from '../../badges/GradeBadge/gradeTone';
import { HouseMark } from '../../badges/HouseMark/HouseMark';
import { Money } from '../../badges/Money/Money';
import { OwnBadge } from '../../badges/OwnBadge/OwnBadge';
import { Place } from '../../badges/Place/Place';
import type { SilksDesign } from '../../horses/Silks/design';
import { Silks } from '../../horses/Silks/Silks';
import * as styles from './ClubNews.css';

/** A horse that came home. */
export interface NewsRunner {
  id: string;
  /** From 1. */
  place: number;
  horse: string;
  /** Leads to the horse. */
  href: string;
  stable: string;
  silks: SilksDesign;
  /** Money won, such as "$25,000". */
  prize?: string;
  /** Of the house, which is said. */
  house: boolean;
  /** The player's own. */
  mine: boolean;
}

/** A race that was run, with those of its runners who are told of. */
export interface RaceNews {
  id: string;
  race: string;
  /** Leads to the race. */
  href: string;
  grade: RaceGrade;
  /** How long ago. */
  time: string;
  /** In the order in which they came home. */
  runners: readonly NewsRunner[];
}

/** Something else that a stable did. */
export interface StableNews {
  id: string;
  /** The stable's colours. */
  silks: SilksDesign;
  /** Who did it: the horse, or the stable. */
  subject: string;
  subjectHref: string;
  /** What was done, such as "entered the Ashford Stakes". */
  action: string;
  /** Where more of it is told. */
  href?: string;
  /** When, and of which stable. */
  time: string;
}

export interface ClubNewsProps {
  /** Newest first. */
  items: readonly (RaceNews | StableNews)[];
}

/** What all stables did, newest first: the results of a race together, its winner before the others. */
export function ClubNews({ items }: ClubNewsProps) {
  return (
    <div className={styles.root}>
      <ol className={styles.list}>
        {items.map((item) => (
          <li key={item.id} className={styles.row}>
            {'runners' in item ? <Race {...item} /> : <Deed {...item} />}
          </li>
        ))}
      </ol>
    </div>
  );
}

function Race({ race, href, grade, time, runners }: RaceNews) {
  return (
    <>
      <p className={styles.head}>
        <GradeBadge grade={grade} />
        <Link href={href}>{race}</Link>
        <span className={styles.time}>{time}</span>
      </p>
      {runners.map((runner) => (
        <Runner key={runner.id} {...runner} />
      ))}
    </>
  );
}

function Runner({ place, horse, href, stable, silks, prize, house, mine }: NewsRunner) {
  return (
    <div className={styles.runner} data-winner={place === 1 || undefined}>
      <span className={styles.place}>
        <Place place={place} label="Place" />
      </span>
      <span className={styles.colours}>
        <Silks design={silks} size={place === 1 ? 48 : 28} decorative />
      </span>
      <span className={styles.said}>
        <span className={place === 1 ? styles.winner : styles.horse}>
          <Link href={href} variant="quiet">
            {horse}
          </Link>{' '}
          {mine && <OwnBadge />}
        </span>
        <span className={styles.time}>
          {stable} {house && <HouseMark />}
        </span>
      </span>
      {prize && (
        <span className={styles.prize}>
          <Money amount={prize} tone={place === 1 ? 'gold' : 'standard'} />
        </span>
      )}
    </div>
  );
}

function Deed({ silks, subject, subjectHref, action, href, time }: StableNews) {
  return (
    <div className={styles.runner}>
      <span className={styles.place} />
      <span className={styles.colours}>
        <Silks design={silks} size={28} decorative />
      </span>
      <span className={styles.said}>
        <span>
          <span className={styles.horse}>
            <Link href={subjectHref} variant="quiet">
              {subject}
            </Link>
          </span>{' '}
          {href === undefined ? action : <Link href={href}>{action}</Link>}
        </span>
        <span className={styles.time}>{time}</span>
      </span>
    </div>
  );
}

/** The shape of the news while it is on its way. */
export function ClubNewsSkeleton() {
  return (
    <div className={styles.root}>
      <div className={styles.list}>
        {['first', 'second', 'third', 'fourth'].map((row) => (
          <div key={row} className={styles.row}>
            <Skeleton width="min(16rem, 80%)" height="1.25rem" />
            <div className={styles.runner}>
              <span className={styles.place} />
              <Skeleton width="48px" height="48px" />
              <Skeleton width="min(12rem, 60%)" height="2.25rem" />
            </div>
            <div className={styles.runner}>
              <span className={styles.place} />
              <Skeleton width="28px" height="28px" />
              <Skeleton width="min(9rem, 50%)" height="2.25rem" />
            </div>
          </div>
        ))}
      </div>
    </div>
  );
}

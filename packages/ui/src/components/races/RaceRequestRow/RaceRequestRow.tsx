import type { ReactNode } from 'react';
import { HeadingElement } from '../../../primitives/Heading/HeadingElement';
import { Link } from '../../../primitives/Link/Link';
import { framedList } from '../../../theme/framedList.css';
import { GradeBadge } from '../../badges/GradeBadge/GradeBadge';
import type { RaceGrade } from '../../badges/GradeBadge/gradeTone';
import { Money } from '../../badges/Money/Money';
import { OwnBadge } from '../../badges/OwnBadge/OwnBadge';
import type { SilksDesign } from '../../horses/Silks/design';
import { RequestColours } from '../RequestPlaces/RequestPlaces';
import * as styles from './RaceRequestRow.css';

export interface RaceRequestRowProps {
  name: string;
  /** Leads to the request, as does the whole row. */
  href: string;
  grade: RaceGrade;
  /** Where and for whom, such as "Ashford Downs · 1,600 m Turf · 3yo+ · rated 46 to 66". */
  summary: string;
  /** The colours of those that have joined. */
  joined: readonly { horseId: string; silks: SilksDesign }[];
  /** How many places there are in all. */
  places: number;
  /** How many are missing, and until when they may join: "2 more by today 14:30". */
  missing: string;
  /** Purse once it is full, such as "$540". */
  purse: string;
  /** Such as "$200". */
  entryFee: string;
  /** A horse of the player's is in it. */
  mine: boolean;
}

/** A race that owners ask for, on one line: what it would be, and how many it still lacks. */
export function RaceRequestRow({
  name,
  href,
  grade,
  summary,
  joined,
  places,
  missing,
  purse,
  entryFee,
  mine,
}: RaceRequestRowProps) {
  return (
    <li className={styles.item}>
      <article className={styles.row}>
        <div className={styles.names}>
          <HeadingElement className={styles.name}>
            <Link href={href} variant="cover">
              {name}
            </Link>
            <GradeBadge grade={grade} />
            {mine && <OwnBadge />}
          </HeadingElement>
          <p className={styles.summary}>{summary}</p>
        </div>
        <div className={styles.field}>
          <RequestColours joined={joined} places={places} />
          <p className={styles.missing}>{missing}</p>
        </div>
        <p className={styles.money}>
          <span>
            Purse <Money amount={purse} />
          </span>
          <span>
            Fee <Money amount={entryFee} />
          </span>
        </p>
      </article>
    </li>
  );
}

export interface RaceRequestRowsProps {
  /** Names the list, such as "Race requests". */
  label: string;
  /** `RaceRequestRow`s. */
  children: ReactNode;
}

/** Requests one below the other. */
export function RaceRequestRows({ label, children }: RaceRequestRowsProps) {
  return (
    <ul aria-label={label} className={framedList}>
      {children}
    </ul>
  );
}

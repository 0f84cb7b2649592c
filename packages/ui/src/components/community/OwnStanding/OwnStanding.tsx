import { Link } from '../../../primitives/Link/Link';
import { VisuallyHidden } from '../../../primitives/VisuallyHidden/VisuallyHidden';
import { OwnBadge } from '../../badges/OwnBadge/OwnBadge';
import { Place } from '../../badges/Place/Place';
import * as styles from './OwnStanding.css';

export interface OwnStandingProps {
  name: string;
  /** Leads to the stable or horse. */
  href: string;
  /** From 1; null beyond those that are counted. */
  rank: number | null;
  /** What the rank goes by, such as "$12,400". */
  figure: string;
  /** What is missing to the next place: "$1,300 behind Goldhanger". */
  missing: string;
}

/** Where the player stands in a table, told before it however far down that is. */
export function OwnStanding({ name, href, rank, figure, missing }: OwnStandingProps) {
  return (
    <div className={styles.root}>
      <VisuallyHidden>Where you stand: </VisuallyHidden>
      <span className={styles.place}>
        {rank === null ? '1,000+' : <Place place={rank} label="Rank" leading={rank <= 3} />}
      </span>
      <span className={styles.said}>
        <span className={styles.name}>
          <Link href={href} variant="quiet">
            {name}
          </Link>{' '}
          <OwnBadge />
        </span>
        <span className={styles.missing}>{missing}</span>
      </span>
      <span className={styles.figure}>{figure}</span>
    </div>
  );
}

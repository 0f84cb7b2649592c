import { Link } from '../../../primitives/Link/Link';
import { OwnBadge } from '../../badges/OwnBadge/OwnBadge';
import { Place } from '../../badges/Place/Place';
import type { SilksDesign } from '../Silks/design';
import { Silks } from '../Silks/Silks';
import * as styles from './RankedName.css';

export interface RankedNameProps {
  /** What the place is called by those who hear it: "Rank", "Place". */
  label: string;
  /** From 1. */
  place: number;
  /**
   * Among those the table is won by, whose place is golden.
   * @default false
   */
  leading?: boolean;
  silks: SilksDesign;
  name: string;
  /** Leads to who is named. */
  href?: string | undefined;
  /**
   * The player's own.
   * @default false
   */
  mine?: boolean;
}

/** Heads the row of a stable or horse in a table: its place, its colours, its name. */
export function RankedName({
  label,
  place,
  leading = false,
  silks,
  name,
  href,
  mine = false,
}: RankedNameProps) {
  return (
    <span className={styles.root}>
      <span className={styles.place}>
        <Place place={place} label={label} leading={leading} />
      </span>
      <Silks design={silks} size={36} decorative />
      <span className={styles.name}>
        {href === undefined ? (
          name
        ) : (
          <Link href={href} variant="quiet">
            {name}
          </Link>
        )}{' '}
        {mine && <OwnBadge />}
      </span>
    </span>
  );
}

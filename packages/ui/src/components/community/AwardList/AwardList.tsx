import { Link } from '../../../primitives/Link/Link';
import { OwnBadge } from '../../badges/OwnBadge/OwnBadge';
import type { SilksDesign } from '../../horses/Silks/design';
import { Silks } from '../../horses/Silks/Silks';
import * as styles from './AwardList.css';

export interface AwardItem {
  /** What is awarded, such as "Champion Miler". */
  title: string;
  /** Whose it is by the rules. */
  rule: string;
  /** Who won it, where its page is, and the colours of its stable. */
  name: string;
  href: string;
  silks: SilksDesign;
  /** What it was won by, such as "Hillside Stable · 4 wins from 9 · $12,300". */
  detail: string;
  /**
   * The player's own.
   * @default false
   */
  mine?: boolean;
}

export interface AwardListProps {
  /** Names the list, such as "The season's awards". */
  label: string;
  /** The greatest first. */
  awards: readonly AwardItem[];
}

/** Who won the awards of a season, each with its rule. */
export function AwardList({ label, awards }: AwardListProps) {
  return (
    <ul aria-label={label} className={styles.list}>
      {awards.map((award) => (
        <Award key={award.title} {...award} />
      ))}
    </ul>
  );
}

function Award({ title, rule, name, href, silks, detail, mine = false }: AwardItem) {
  return (
    <li className={styles.item}>
      <Silks design={silks} size={44} decorative />
      <div className={styles.words}>
        <p className={styles.title}>{title}</p>
        <p className={styles.name}>
          <Link href={href} variant="quiet">
            {name}
          </Link>{' '}
          {mine && <OwnBadge />}
        </p>
        <p className={styles.detail}>{detail}</p>
        <p className={styles.detail}>{rule}</p>
      </div>
    </li>
  );
}

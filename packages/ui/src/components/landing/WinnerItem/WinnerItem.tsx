import { HeadingElement } from '../../../primitives/Heading/HeadingElement';
import { Link } from '../../../primitives/Link/Link';
import type { SilksDesign } from '../../horses/Silks/design';
import { Silks } from '../../horses/Silks/Silks';
import * as styles from './WinnerItem.css';

export interface WinnerItemProps {
  /** How long ago the race was run, such as "4 minutes ago". */
  timeAgo: string;
  race: string;
  /** Who won, and how. */
  description: string;
  /** The winner's colours. */
  silks: SilksDesign;
  /** The result, to be checked. */
  href: string;
}

/** A recent winner, on the landing page. */
export function WinnerItem({ timeAgo, race, description, silks, href }: WinnerItemProps) {
  return (
    <article className={styles.root}>
      <Silks design={silks} size={64} decorative />
      <div className={styles.content}>
        <p className={styles.time}>{timeAgo}</p>
        <HeadingElement className={styles.race}>
          <Link href={href} variant="cover">
            {race}
          </Link>
        </HeadingElement>
        <p className={styles.description}>{description}</p>
      </div>
    </article>
  );
}

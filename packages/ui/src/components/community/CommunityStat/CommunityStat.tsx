import { HeadingElement } from '../../../primitives/Heading/HeadingElement';
import { Link } from '../../../primitives/Link/Link';
import { Skeleton } from '../../../primitives/Skeleton/Skeleton';
import { Fact, Facts } from '../../badges/Fact/Fact';
import type { SilksDesign } from '../../horses/Silks/design';
import { Silks } from '../../horses/Silks/Silks';
import * as styles from './CommunityStat.css';

export interface CommunityStatProps {
  /** What the holder is best at: "Top owner", "Top colt", "Top filly". */
  title: string;
  /** The owner's or horse's name. */
  name: string;
  /** Leads to the owner's stable or to the horse. */
  href: string;
  /** Who owns the horse or keeps the stable: "Henrietta Marsh". */
  owner: string;
  /** The colours it runs in. */
  silks: SilksDesign;
  /** Races run, as text such as "81,973". */
  runs: string;
  places: string;
  wins: string;
}

/** The best of the club, on the landing page: who, and what they have done. */
export function CommunityStat({
  title,
  name,
  href,
  owner,
  silks,
  runs,
  places,
  wins,
}: CommunityStatProps) {
  return (
    <article className={styles.root}>
      <header className={styles.head}>
        <Silks design={silks} size={48} decorative />
        <div className={styles.names}>
          <p className={styles.title}>{title}</p>
          <HeadingElement className={styles.name}>
            <Link href={href} variant="cover">
              {name}
            </Link>
          </HeadingElement>
          <p className={styles.owner}>{owner}</p>
        </div>
      </header>
      <Facts>
        <Fact label="Runs">{runs}</Fact>
        <Fact label="Places">{places}</Fact>
        <Fact label="Wins" tone="gold">
          {wins}
        </Fact>
      </Facts>
    </article>
  );
}

/** The shape of the card while the figures are on their way. */
export function CommunityStatSkeleton() {
  return (
    <div className={styles.root}>
      <div className={styles.head}>
        <Skeleton width="48px" height="48px" />
        <div className={styles.names}>
          <Skeleton width="4rem" />
          <Skeleton width="9rem" height="1.25rem" />
          <Skeleton width="7rem" />
        </div>
      </div>
      <Skeleton height="2.25rem" />
    </div>
  );
}

import { HeadingElement } from '../../../primitives/Heading/HeadingElement';
import { aboveCover } from '../../../primitives/Link/aboveCover.css';
import { Link } from '../../../primitives/Link/Link';
import { HorsePortrait } from '../../horses/HorsePortrait/HorsePortrait';
import type { PortraitHorse } from '../../horses/HorsePortrait/portraitTraits';
import type { SilksDesign } from '../../horses/Silks/design';
import { Silks } from '../../horses/Silks/Silks';
import * as styles from './WinnerItem.css';

export interface WinnerItemProps {
  /** How long ago the race was run, such as "4 minutes ago". */
  timeAgo: string;
  race: string;
  horse: string;
  /** Leads to the horse. */
  horseHref: string;
  stable: string;
  /** Leads to the stable. */
  stableHref: string;
  /** How it was won, to end the sentence: "in 1:35.02, over 1600 m at Ashford Downs." */
  description: string;
  portrait: PortraitHorse;
  /** The winner's colours. */
  silks: SilksDesign;
  /** The result, to be checked. */
  href: string;
}

/** A recent winner, on the landing page. */
export function WinnerItem({
  timeAgo,
  race,
  horse,
  horseHref,
  stable,
  stableHref,
  description,
  portrait,
  silks,
  href,
}: WinnerItemProps) {
  return (
    <article className={styles.root}>
      <HorsePortrait horse={portrait} silks={silks} size={80} />
      <div className={styles.content}>
        <p className={styles.time}>{timeAgo}</p>
        <HeadingElement className={styles.race}>
          <Link href={href} variant="cover">
            {race}
          </Link>
        </HeadingElement>
        <p className={styles.description}>
          <span className={aboveCover}>
            <Link href={horseHref}>{horse}</Link>
          </span>{' '}
          won for{' '}
          <span className={styles.colours}>
            <Silks design={silks} size={20} decorative />
          </span>{' '}
          <span className={aboveCover}>
            <Link href={stableHref}>{stable}</Link>
          </span>{' '}
          {description}
        </p>
      </div>
    </article>
  );
}

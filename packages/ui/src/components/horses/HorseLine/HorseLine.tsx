import type { ReactNode } from 'react';
import { Dotted } from '../../../primitives/Dotted/Dotted';
import { HeadingElement } from '../../../primitives/Heading/HeadingElement';
import { Link } from '../../../primitives/Link/Link';
import { RatingBadge, type RatingBand } from '../../badges/RatingBadge/RatingBadge';
import { HorsePortrait } from '../HorsePortrait/HorsePortrait';
import type { PortraitHorse } from '../HorsePortrait/portraitTraits';
import type { SilksDesign } from '../Silks/design';
import * as styles from './HorseLine.css';

export interface HorseLineProps {
  name: string;
  /** Leads to the horse. */
  href: string;
  portrait: PortraitHorse;
  /** Its stable's colours. */
  silks: SilksDesign;
  rating: { value: number; band: RatingBand };
  /** What tells it from the others, such as "4-year-old Colt · Mile". */
  summary: string;
  /** A second line, such as why nothing can be done with it now. */
  note?: ReactNode;
  /** What can be done with it, at the end of the line. */
  children?: ReactNode;
}

/** One horse of a list on a line: its face, its name and what can be done with it. */
export function HorseLine({
  name,
  href,
  portrait,
  silks,
  rating,
  summary,
  note,
  children,
}: HorseLineProps) {
  return (
    <article className={styles.root}>
      <HorsePortrait horse={portrait} silks={silks} size={56} />
      <div className={styles.words}>
        <div className={styles.title}>
          <HeadingElement className={styles.name}>
            <Link href={href} variant="quiet">
              {name}
            </Link>
          </HeadingElement>
          <p className={styles.summary}>
            <Dotted>{summary}</Dotted>
          </p>
        </div>
        {note && <div className={styles.note}>{note}</div>}
      </div>
      <span className={styles.rating}>
        <RatingBadge rating={rating.value} band={rating.band} />
      </span>
      {children && <div className={styles.actions}>{children}</div>}
    </article>
  );
}

export interface HorseLinesProps {
  /** Names the list, such as "Horses that can be retired". */
  label: string;
  /** `HorseLine`s, each in an `li`. */
  children: ReactNode;
  /**
   * One below the other however much room there is, as where much is told of each.
   * @default false
   */
  single?: boolean;
}

/** Horses one below the other, and beside each other where there is room. */
export function HorseLines({ label, children, single = false }: HorseLinesProps) {
  return (
    <ul aria-label={label} className={styles.list} data-single={single || undefined}>
      {children}
    </ul>
  );
}

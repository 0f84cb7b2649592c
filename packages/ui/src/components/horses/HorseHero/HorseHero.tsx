import type { ReactNode } from 'react';
import { Heading } from '../../../primitives/Heading/Heading';
import { Link } from '../../../primitives/Link/Link';
import { Tag } from '../../../primitives/Tag/Tag';
import { Facts } from '../../badges/Fact/Fact';
import { OwnBadge } from '../../badges/OwnBadge/OwnBadge';
import { RatingBadge, type RatingBand } from '../../badges/RatingBadge/RatingBadge';
import { HorsePortrait } from '../HorsePortrait/HorsePortrait';
import type { PortraitHorse } from '../HorsePortrait/portraitTraits';
import type { SilksDesign } from '../Silks/design';
import { Silks } from '../Silks/Silks';
import { sash } from '../Silks/sash.css';
import { sashColours } from '../Silks/sashColours';
import * as styles from './HorseHero.css';
import { Pedigree } from './Pedigree';

export interface HorseHeroProps {
  name: string;
  portrait: PortraitHorse;
  /** Age, coat and gender, such as "4-year-old bay colt". */
  summary: string;
  sire: string;
  dam: string;
  rating: { value: number; band: RatingBand };
  stable: { name: string; href: string; silks: SilksDesign };
  /** It is the player's own. */
  mine: boolean;
  /** When it was retired, such as "Retired 3 March 2026"; null for one that races. */
  retired: string | null;
  /** What it was called before; null where that is its first name. */
  formerName: string | null;
  /** What it is and has done, each a `Fact`: form and what it is best at first. */
  facts: ReactNode;
}

/** Heads the page of a horse, in its stable's colours: who it is, whose, and how good. */
export function HorseHero({ name, portrait, stable, facts, ...words }: HorseHeroProps) {
  const { summary, rating, mine, retired, formerName, sire, dam } = words;
  return (
    <div className={styles.root} style={sashColours(stable.silks)}>
      <div className={styles.portrait}>
        <HorsePortrait horse={portrait} silks={stable.silks} size="fill" name={name} />
      </div>
      <div className={styles.words}>
        <div className={styles.who}>
          <div className={styles.line}>
            <Heading level={1}>{name}</Heading>
            <RatingBadge rating={rating.value} band={rating.band} />
            {mine && <OwnBadge />}
            {retired !== null && <Tag tone="neutral">{retired}</Tag>}
          </div>
          <p className={styles.muted}>{summary}</p>
          {formerName !== null && (
            <p className={styles.muted}>Called {formerName} until its owner renamed it</p>
          )}
          <div className={styles.line}>
            <Silks design={stable.silks} size={32} decorative />
            <p>
              Owned by <Link href={stable.href}>{stable.name}</Link>
            </p>
          </div>
        </div>
        <Pedigree sire={sire} dam={dam} />
        <div className={styles.facts}>
          <Facts layout="fours">{facts}</Facts>
        </div>
      </div>
      <div className={sash} aria-hidden />
    </div>
  );
}

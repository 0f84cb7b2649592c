import { assignInlineVars } from '@vanilla-extract/dynamic';
import { useMemo } from 'react';
import { RowButton, RowButtonLink } from '../../../primitives/Button/RowButton';
import { HeadingElement } from '../../../primitives/Heading/HeadingElement';
import type { FeedPlace } from '../../../primitives/LongGrid/LongGrid';
import { RatingBadge, type RatingBand } from '../../badges/RatingBadge/RatingBadge';
import { HorsePicture } from '../../horses/HorsePortrait/HorsePicture';
import type { PortraitHorse } from '../../horses/HorsePortrait/portraitTraits';
import type { SilksDesign } from '../../horses/Silks/design';
import { silksAddress } from '../../horses/Silks/silksAddress';
import * as styles from './SaleCard.css';

export interface SaleCardProps {
  /** Handed back by `onBuy`; never shown. */
  horseId: string;
  name: string;
  /** Age and gender, such as "4-year-old Colt". */
  summary: string;
  portrait: PortraitHorse;
  rating: { value: number; band: RatingBand };
  specialty: string;
  wins: number;
  /** Races run. */
  races: number;
  /** In a word: "Excellent", "Very Good", "Good". */
  condition: string;
  /** Sire and dam. */
  bloodline: { sire: string; dam: string };
  /** The stable that sells, and its colours. */
  seller: { name: string; silks: SilksDesign };
  /** What the horse costs, such as "$12,500". */
  price: string;
  /** Leads to all that is known of the horse. */
  detailsHref: string;
  /** Why the horse cannot be bought, such as "Sold". Shown in place of Buy Now. */
  unavailableReason?: string;
  /**
   * The purchase is on its way.
   * @default false
   */
  buying?: boolean;
  /** Where it stands in a feed. */
  place?: FeedPlace;
  onBuy: (detail: { horseId: string }) => void;
}

/**
 * A horse in the sales ring. A card is fifteen elements, for the ring is long: its pictures are images, and
 * each of its facts is one element whose first line is the label.
 */
export function SaleCard(props: SaleCardProps) {
  const { horseId, name, summary, portrait, rating, specialty, wins, races, condition } = props;
  const {
    bloodline,
    seller,
    price,
    detailsHref,
    unavailableReason,
    buying = false,
    place,
    onBuy,
  } = props;

  const silks = useMemo(
    () => `url("${silksAddress(seller.silks, styles.silksSize)}")`,
    [seller.silks],
  );

  return (
    <article
      className={styles.root}
      data-unavailable={unavailableReason ? true : undefined}
      aria-posinset={place?.position}
      aria-setsize={place?.of}
    >
      <HorsePicture horse={portrait} silks={seller.silks} />
      <RatingBadge rating={rating.value} band={rating.band} />
      <HeadingElement className={styles.name}>{name}</HeadingElement>
      <p className={styles.summary}>{summary}</p>
      <div className={styles.facts}>
        <p className={styles.fact}>{`Specialty\n${specialty}`}</p>
        <p className={styles.fact}>{`Wins\n${wins} from ${races}`}</p>
        <p className={styles.bloodline}>{`By ${bloodline.sire} × ${bloodline.dam}`}</p>
        <p className={styles.seller} style={assignInlineVars({ [styles.sellerSilks]: silks })}>
          {`Sold by\n${seller.name}`}
        </p>
        <p className={styles.state}>{`Condition\n${condition}`}</p>
        <p className={styles.price}>{`Price\n${price}`}</p>
      </div>
      <footer className={styles.actions}>
        <RowButtonLink href={detailsHref} aside label={`View Details of ${name}`}>
          View Details
        </RowButtonLink>
        {unavailableReason ? (
          <p className={styles.reason}>{unavailableReason}</p>
        ) : (
          <RowButton busy={buying} label={`Buy Now ${name}`} onPress={() => onBuy({ horseId })}>
            Buy Now
          </RowButton>
        )}
      </footer>
    </article>
  );
}

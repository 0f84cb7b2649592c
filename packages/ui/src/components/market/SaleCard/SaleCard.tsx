import { Button } from '../../../primitives/Button/Button';
import { ButtonLink } from '../../../primitives/Button/ButtonLink';
import { HeadingElement } from '../../../primitives/Heading/HeadingElement';
import type { FeedPlace } from '../../../primitives/LongGrid/LongGrid';
import { VisuallyHidden } from '../../../primitives/VisuallyHidden/VisuallyHidden';
import { Fact } from '../../badges/Fact/Fact';
import type { RatingBand } from '../../badges/RatingBadge/RatingBadge';
import { HorseRecord } from '../../horses/HorseCard/HorseRecord';
import type { PortraitHorse } from '../../horses/HorsePortrait/looks';
import { PortraitHead } from '../../horses/HorsePortrait/PortraitHead';
import type { SilksDesign } from '../../horses/Silks/design';
import { Silks } from '../../horses/Silks/Silks';
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

/** A horse in the sales ring. */
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

  return (
    <article
      className={styles.root}
      data-unavailable={unavailableReason ? true : undefined}
      aria-posinset={place?.position}
      aria-setsize={place?.of}
    >
      <PortraitHead horse={portrait} silks={seller.silks} rating={rating} />
      <header>
        <HeadingElement className={styles.name}>{name}</HeadingElement>
        <p className={styles.summary}>{summary}</p>
      </header>
      <HorseRecord specialty={specialty} wins={wins} races={races}>
        <Fact label="Condition">{condition}</Fact>
      </HorseRecord>
      <p className={styles.bloodline}>
        <span className={styles.by}>By</span> {bloodline.sire}{' '}
        <span className={styles.cross}>×</span> {bloodline.dam}
      </p>
      <div className={styles.terms}>
        <p className={styles.seller}>
          <Silks design={seller.silks} size={28} decorative />
          <span className={styles.sellerName}>
            <VisuallyHidden>Sold by </VisuallyHidden>
            {seller.name}
          </span>
        </p>
        <p className={styles.price}>
          <VisuallyHidden>Price </VisuallyHidden>
          {price}
        </p>
      </div>
      <footer className={styles.actions}>
        <ButtonLink href={detailsHref} variant="secondary">
          View Details
          <VisuallyHidden> of {name}</VisuallyHidden>
        </ButtonLink>
        {unavailableReason ? (
          <p className={styles.reason}>{unavailableReason}</p>
        ) : (
          <Button busy={buying} onPress={() => onBuy({ horseId })}>
            Buy Now
            <VisuallyHidden> {name}</VisuallyHidden>
          </Button>
        )}
      </footer>
    </article>
  );
}

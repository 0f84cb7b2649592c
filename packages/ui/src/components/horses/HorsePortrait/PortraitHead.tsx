import { RatingBadge, type RatingBand } from '../../badges/RatingBadge/RatingBadge';
import type { SilksDesign } from '../Silks/design';
import { HorsePortrait } from './HorsePortrait';
import * as styles from './PortraitHead.css';
import type { PortraitHorse } from './portraitTraits';

export interface PortraitHeadProps {
  horse: PortraitHorse;
  silks: SilksDesign;
  rating: { value: number; band: RatingBand };
}

/** Heads a horse's card: the horse in its stable's colours, and over it how it is rated. */
export function PortraitHead({ horse, silks, rating }: PortraitHeadProps) {
  return (
    <div className={styles.root}>
      <div className={styles.picture}>
        <HorsePortrait horse={horse} silks={silks} size="fill" />
      </div>
      <span className={styles.rating}>
        <RatingBadge rating={rating.value} band={rating.band} />
      </span>
    </div>
  );
}

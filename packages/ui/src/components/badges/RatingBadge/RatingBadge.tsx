import type { Tone } from '../../../theme/tone';
import * as styles from './RatingBadge.css';

/** Which colour the badge takes. The host decides it; the badge only draws it. */
export type RatingBand = 'gold' | 'green' | 'blue';

export interface RatingBadgeProps {
  /** Official rating in pounds, about 0 to 140. */
  rating: number;
  /** Band the rating falls in. */
  band: RatingBand;
}

const bandTone: Record<RatingBand, Tone> = { gold: 'caution', green: 'positive', blue: 'info' };

/** A horse's official rating: the figure, on the colour of its band. */
export function RatingBadge({ rating, band }: RatingBadgeProps) {
  return (
    <span role="img" aria-label={`Rated ${rating}`} className={styles.root[bandTone[band]]}>
      {rating}
    </span>
  );
}

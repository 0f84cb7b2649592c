import * as styles from './RatingBadge.css';

export type RatingBand = 'gold' | 'green' | 'blue';

export interface RatingBadgeProps {
  /** Official rating in pounds, about 0 to 140. */
  rating: number;
}

/** A horse's official rating: gold from 90, green from 80, blue below. */
export function RatingBadge({ rating }: RatingBadgeProps) {
  const band: RatingBand = rating >= 90 ? 'gold' : rating >= 80 ? 'green' : 'blue';
  return (
    <span role="img" aria-label={`Rated ${rating}`} className={styles.root({ band })}>
      {rating}
    </span>
  );
}

/** The colour of a rating in the sales ring. */
export type RatingBand = 'gold' | 'green' | 'blue';

/** 90 and above gold, 80 to 89 green, below 80 blue. */
export function ratingBand(rating: number): RatingBand {
  if (rating >= 90) return 'gold';
  return rating >= 80 ? 'green' : 'blue';
}

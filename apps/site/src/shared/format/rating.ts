import { formatSigned } from './signed.ts';

/** A rating in a sentence: 'rated 84'. */
export const sayRating = (rating: number): string => `rated ${rating}`;

/** Who may run by their ratings: 'rated 40 to 60', 'rated 60 or less'; empty where anybody may. */
export function sayRatings(min: number | null, max: number | null): string {
  if (min !== null && max !== null) return `${sayRating(min)} to ${max}`;
  if (min !== null) return `${sayRating(min)} or more`;
  return max === null ? '' : `${sayRating(max)} or less`;
}

/** How a race has moved a rating: '84 → 86 (+2)'; where it has not, the rating alone. */
export const formatRatingChange = (before: number, after: number): string =>
  before === after ? `${after}` : `${before} → ${after} (${formatSigned(after - before)})`;

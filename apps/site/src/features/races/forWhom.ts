import type { ListedRace } from '@furlong/backend';
import { dotted } from '../../shared/format/dotted.ts';
import { sayRatings } from '../../shared/format/rating.ts';

type Terms = Pick<ListedRace, 'ageClass' | 'minRating' | 'maxRating' | 'noviceStablesOnly'>;

/** The conditions of a race in short: '3yo+ · rated 40 to 60', '2yo · rated 60 or less · new stables'. */
export function forWhom({ ageClass, minRating, maxRating, noviceStablesOnly }: Terms): string {
  const terms = [
    ageClass,
    sayRatings(minRating, maxRating),
    noviceStablesOnly ? 'new stables' : '',
  ];
  return dotted(terms.filter((term) => term !== ''));
}

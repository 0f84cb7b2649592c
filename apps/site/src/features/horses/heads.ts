import type { PublicHorse } from '@furlong/backend';
import { pluralize } from '../../shared/format/pluralize.ts';
import { sayRating } from '../../shared/format/rating.ts';
import type { PageHeadProps } from '../../shared/page/pageHeadProps.ts';

export const headOfHorse = ({
  name,
  stable,
  sire,
  dam,
  rating,
  runs,
  wins,
}: PublicHorse): PageHeadProps => ({
  title: name,
  description: `${name} of ${stable.name}, by ${sire} out of ${dam}: ${sayRating(rating)}, ${pluralize(wins, 'win')} from ${pluralize(runs, 'run')}.`,
});
